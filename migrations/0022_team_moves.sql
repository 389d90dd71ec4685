CREATE TABLE "team_moves" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "team_consents" ADD COLUMN "reminder_hash" varchar(64);--> statement-breakpoint
ALTER TABLE "team_consents" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team_moves" ADD CONSTRAINT "team_moves_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_moves" ADD CONSTRAINT "team_moves_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_moves" ADD CONSTRAINT "team_moves_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_moves" ADD CONSTRAINT "team_moves_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_moves_account" ON "team_moves" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "team_moves_team" ON "team_moves" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_moves_asked_by" ON "team_moves" USING btree ("asked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "team_consents_reminder" ON "team_consents" USING btree ("reminder_hash");