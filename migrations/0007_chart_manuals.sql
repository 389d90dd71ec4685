CREATE TABLE "chart_manuals" (
	"chart_id" uuid PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"edited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chart_manuals" ADD CONSTRAINT "chart_manuals_chart_id_individual_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;