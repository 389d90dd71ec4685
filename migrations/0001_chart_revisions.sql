CREATE TABLE "chart_revisions" (
	"chart_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"consequences" jsonb NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chart_revisions_chart_id_number_pk" PRIMARY KEY("chart_id","number")
);
--> statement-breakpoint
DROP INDEX "chart_generations_user";--> statement-breakpoint
DROP INDEX "chart_generations_account";--> statement-breakpoint
DROP INDEX "individual_charts_newest";--> statement-breakpoint
ALTER TABLE "individual_charts" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chart_revisions" ADD CONSTRAINT "chart_revisions_chart_id_individual_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chart_generations_user" ON "chart_generations" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chart_generations_account" ON "chart_generations" USING btree ("account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "individual_charts_newest" ON "individual_charts" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);