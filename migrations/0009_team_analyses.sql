DROP INDEX "team_accounts_newest";--> statement-breakpoint
DROP INDEX "teams_account_newest";--> statement-breakpoint
DROP INDEX "penta_analyses_team_newest";--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "people_key" varchar(64);--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "analyzed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "stated" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "settled" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "working_dynamics" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "working_dynamics" ADD COLUMN "facts" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chart_generations" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "chart_generations" ADD CONSTRAINT "chart_generations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "teams_account_content" ON "teams" USING btree ("account_id","name","people_key") WHERE "teams"."is_active";--> statement-breakpoint
CREATE INDEX "chart_generations_team" ON "chart_generations" USING btree ("team_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "team_accounts_newest" ON "team_accounts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "teams_account_newest" ON "teams" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "penta_analyses_team_newest" ON "penta_analyses" USING btree ("team_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);