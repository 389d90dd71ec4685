CREATE TABLE "team_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"kind" varchar(10) NOT NULL,
	"title" varchar(200) NOT NULL,
	"note" text,
	"source" jsonb,
	"owner_id" uuid,
	"due_date" varchar(10),
	"state" varchar(10) NOT NULL,
	"outcome" text,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_debriefs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"state" varchar(10) NOT NULL,
	"step" varchar(12) NOT NULL,
	"notes" jsonb NOT NULL,
	"follow_up_on" varchar(10),
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_actions" ADD CONSTRAINT "team_actions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_actions" ADD CONSTRAINT "team_actions_owner_id_team_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_actions" ADD CONSTRAINT "team_actions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_debriefs" ADD CONSTRAINT "team_debriefs_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_debriefs" ADD CONSTRAINT "team_debriefs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_actions_team" ON "team_actions" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "team_actions_owner" ON "team_actions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "team_debriefs_team" ON "team_debriefs" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_debriefs_running" ON "team_debriefs" USING btree ("team_id") WHERE "team_debriefs"."state" = 'running';