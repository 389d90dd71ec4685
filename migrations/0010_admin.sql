CREATE TABLE "cleanup_previews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid NOT NULL,
	"token_digest" varchar(64) NOT NULL,
	"content_digest" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cleanup_previews" ADD CONSTRAINT "cleanup_previews_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cleanup_previews_token" ON "cleanup_previews" USING btree ("token_digest");--> statement-breakpoint
CREATE INDEX "cleanup_previews_actor" ON "cleanup_previews" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "cleanup_previews_expires" ON "cleanup_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "team_accounts_name" ON "team_accounts" USING btree (lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "team_accounts_inactive" ON "team_accounts" USING btree ("id") WHERE not "team_accounts"."is_active";--> statement-breakpoint
CREATE INDEX "teams_active" ON "teams" USING btree ("account_id") WHERE "teams"."is_active";--> statement-breakpoint
CREATE INDEX "users_email_beginning" ON "users" USING btree (lower("email") collate "C","id");--> statement-breakpoint
CREATE INDEX "users_first_name_beginning" ON "users" USING btree (lower("first_name") collate "C");--> statement-breakpoint
CREATE INDEX "users_last_name_beginning" ON "users" USING btree (lower("last_name") collate "C");--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("global_role","id") WHERE "users"."global_role" <> 'regular_user';--> statement-breakpoint
CREATE INDEX "users_active_account" ON "users" USING btree ("active_account_id");--> statement-breakpoint
CREATE INDEX "users_active_team" ON "users" USING btree ("active_team_id");--> statement-breakpoint
CREATE INDEX "account_memberships_active" ON "account_memberships" USING btree ("account_id") WHERE "account_memberships"."is_active";