CREATE TABLE "reading_feedback" (
	"chart_id" uuid NOT NULL,
	"paragraph_id" varchar(80) NOT NULL,
	"answer" varchar(10) NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_feedback_chart_id_paragraph_id_pk" PRIMARY KEY("chart_id","paragraph_id")
);
--> statement-breakpoint
ALTER TABLE "reading_feedback" ADD CONSTRAINT "reading_feedback_chart_id_individual_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;