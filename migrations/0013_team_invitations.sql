CREATE TABLE "team_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"member_id" uuid,
	"text_version" varchar(20) NOT NULL,
	"level" varchar(20) NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"token_hash" varchar(64),
	"email" varchar(254),
	"disowned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"reminder_hash" varchar(64),
	"kind" varchar(10) NOT NULL,
	"name" varchar(255),
	"email" varchar(254),
	"uses" smallint DEFAULT 0 NOT NULL,
	"uses_max" smallint NOT NULL,
	"declines" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"declined_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "team_consents" ADD CONSTRAINT "team_consents_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_consents" ADD CONSTRAINT "team_consents_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_consents" ADD CONSTRAINT "team_consents_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_consents_token" ON "team_consents" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "team_consents_member" ON "team_consents" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_consents_team" ON "team_consents" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_consents_account" ON "team_consents" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "team_consents_email" ON "team_consents" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_token" ON "team_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_reminder" ON "team_invitations" USING btree ("reminder_hash");--> statement-breakpoint
CREATE INDEX "team_invitations_team" ON "team_invitations" USING btree ("team_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "team_invitations_account" ON "team_invitations" USING btree ("account_id","created_at" DESC NULLS FIRST);