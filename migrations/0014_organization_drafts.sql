CREATE TABLE "organization_drafts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"teams" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"saved_by" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organization_drafts" ADD CONSTRAINT "organization_drafts_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_drafts" ADD CONSTRAINT "organization_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;