DROP INDEX "individual_charts_newest";--> statement-breakpoint
ALTER TABLE "chart_generations" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chart_generations" ALTER COLUMN "birth_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chart_generations" ALTER COLUMN "birth_time" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chart_generations" ALTER COLUMN "birth_place" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chart_generations" ALTER COLUMN "chart_data" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_charts" ALTER COLUMN "quick_insights" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_charts" ADD COLUMN "folded_name" varchar GENERATED ALWAYS AS (left(normalize(lower(name)), 600)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "individual_charts_newest" ON "individual_charts" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"folded_name");--> statement-breakpoint
-- A person's chart is stored in individual_charts; the record repeated it.
UPDATE "chart_generations" SET "name" = NULL, "birth_date" = NULL, "birth_time" = NULL, "birth_place" = NULL,
	"latitude" = NULL, "longitude" = NULL, "chart_data" = NULL, "quick_insights" = NULL
	WHERE "individual_chart_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "chart_generations" ADD CONSTRAINT "chart_generations_has_chart" CHECK (individual_chart_id is not null or (name is not null and birth_date is not null
        and birth_time is not null and birth_place is not null and chart_data is not null));--> statement-breakpoint
CREATE VIEW "public"."generated_charts" AS (
  select g.id, g.user_id, g.account_id, g.team_id, g.individual_chart_id, coalesce(c.name, g.name) as name,
    coalesce(c.birth_date, g.birth_date) as birth_date, coalesce(c.calendar, g.calendar) as calendar, coalesce(c.birth_time, g.birth_time) as birth_time,
    coalesce(c.birth_place, g.birth_place) as birth_place, coalesce(c.latitude, g.latitude) as latitude, coalesce(c.longitude, g.longitude) as longitude,
    coalesce(c.uncertainty_level, g.uncertainty_level) as uncertainty_level, coalesce(c.chart_data, g.chart_data) as chart_data, coalesce(c.quick_insights, g.quick_insights) as quick_insights,
    g.chart_type, g.created_at
  from chart_generations g left join individual_charts c on c.id = g.individual_chart_id);