CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "team_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar(255) NOT NULL,
	"description" text,
	"subscription_tier" varchar(30) DEFAULT 'team_platform' NOT NULL,
	"team_limit" integer DEFAULT 1 NOT NULL,
	"member_limit" integer DEFAULT 5 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_accounts_team_limit" CHECK ("team_accounts"."team_limit" >= 1),
	CONSTRAINT "team_accounts_member_limit" CHECK ("team_accounts"."member_limit" >= 1)
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" varchar(255) NOT NULL,
	"description" text,
	"max_members" integer DEFAULT 5 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "penta_analyses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid,
	"team_member_ids" jsonb NOT NULL,
	"penta_data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid,
	"chart_id" uuid,
	"name" varchar(255) NOT NULL,
	"type" varchar(100),
	"birth_date" varchar(50),
	"birth_time" varchar(20),
	"birth_place" varchar(255),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "working_dynamics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"member1_id" uuid NOT NULL,
	"member2_id" uuid NOT NULL,
	"dynamic_type" varchar(100) NOT NULL,
	"strength" text NOT NULL,
	"watchout" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chart_generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"account_id" uuid,
	"individual_chart_id" uuid,
	"name" varchar(255) NOT NULL,
	"birth_date" varchar(50) NOT NULL,
	"birth_time" varchar(20) NOT NULL,
	"birth_place" varchar(255) NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"uncertainty_level" varchar(10) DEFAULT 'low' NOT NULL,
	"chart_data" jsonb NOT NULL,
	"quick_insights" jsonb,
	"chart_type" varchar(20) DEFAULT 'individual' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "individual_charts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" varchar(255) NOT NULL,
	"birth_date" varchar(50) NOT NULL,
	"birth_time" varchar(20) NOT NULL,
	"birth_place" varchar(255) NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"uncertainty_level" varchar(10) DEFAULT 'low' NOT NULL,
	"tolerance_minutes" integer,
	"resolved_place" varchar(400),
	"time_zone" varchar(64),
	"utc_offset_seconds" integer NOT NULL,
	"offset_rule" varchar(20) NOT NULL,
	"abbreviation" varchar(20),
	"fold" smallint,
	"birth_utc" timestamp with time zone NOT NULL,
	"design_utc" timestamp with time zone NOT NULL,
	"engine_version" varchar(50) NOT NULL,
	"tz_version" varchar(20) NOT NULL,
	"ephemeris" varchar(100) NOT NULL,
	"chart_data" jsonb NOT NULL,
	"quick_insights" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" varchar(50)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" varchar PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp (6) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" varchar(255) NOT NULL,
	"subject" varchar(255) NOT NULL,
	"email" varchar(320),
	"first_name" varchar(255),
	"last_name" varchar(255),
	"profile_image_url" text,
	"global_role" varchar(20) DEFAULT 'regular_user' NOT NULL,
	"active_account_id" uuid,
	"active_team_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"terms_version" varchar(20),
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."global_role" in ('master_admin', 'account_admin', 'regular_user'))
);
--> statement-breakpoint
CREATE TABLE "account_memberships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" varchar(20) DEFAULT 'regular_user' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_memberships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" varchar(20) DEFAULT 'regular_user' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" varchar(100) PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "master_prompts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"individual_coach_prompt" text NOT NULL,
	"team_coach_prompt" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_tracking" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"tracking_date" varchar(10) NOT NULL,
	"page_loads" integer DEFAULT 0 NOT NULL,
	"individual_chat_usage" integer DEFAULT 0 NOT NULL,
	"team_chat_usage" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "usage_tracking_date" CHECK ("usage_tracking"."tracking_date" ~ '^\d{4}-\d{2}-\d{2}$'),
	CONSTRAINT "usage_tracking_counts" CHECK ("usage_tracking"."page_loads" >= 0 and "usage_tracking"."individual_chat_usage" >= 0 and "usage_tracking"."team_chat_usage" >= 0)
);
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penta_analyses" ADD CONSTRAINT "penta_analyses_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penta_analyses" ADD CONSTRAINT "penta_analyses_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penta_analyses" ADD CONSTRAINT "penta_analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_chart_id_chart_generations_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."chart_generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_dynamics" ADD CONSTRAINT "working_dynamics_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_dynamics" ADD CONSTRAINT "working_dynamics_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_dynamics" ADD CONSTRAINT "working_dynamics_member1_id_team_members_id_fk" FOREIGN KEY ("member1_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_dynamics" ADD CONSTRAINT "working_dynamics_member2_id_team_members_id_fk" FOREIGN KEY ("member2_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chart_generations" ADD CONSTRAINT "chart_generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chart_generations" ADD CONSTRAINT "chart_generations_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chart_generations" ADD CONSTRAINT "chart_generations_individual_chart_id_individual_charts_id_fk" FOREIGN KEY ("individual_chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "individual_charts" ADD CONSTRAINT "individual_charts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_active_account_id_team_accounts_id_fk" FOREIGN KEY ("active_account_id") REFERENCES "public"."team_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_active_team_id_teams_id_fk" FOREIGN KEY ("active_team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_memberships" ADD CONSTRAINT "account_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_memberships" ADD CONSTRAINT "account_memberships_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_memberships" ADD CONSTRAINT "team_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_memberships" ADD CONSTRAINT "team_memberships_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_memberships" ADD CONSTRAINT "team_memberships_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_tracking" ADD CONSTRAINT "usage_tracking_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_accounts_newest" ON "team_accounts" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "team_accounts_search" ON "team_accounts" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "teams_account_newest" ON "teams" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "penta_analyses_team_newest" ON "penta_analyses" USING btree ("team_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "penta_analyses_account" ON "penta_analyses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "team_members_team" ON "team_members" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_members_account" ON "team_members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "team_members_chart" ON "team_members" USING btree ("chart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "working_dynamics_pair" ON "working_dynamics" USING btree ("team_id","member1_id","member2_id");--> statement-breakpoint
CREATE INDEX "working_dynamics_account" ON "working_dynamics" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "chart_generations_user" ON "chart_generations" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chart_generations_account" ON "chart_generations" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "chart_generations_individual_chart" ON "chart_generations" USING btree ("individual_chart_id");--> statement-breakpoint
CREATE INDEX "individual_charts_newest" ON "individual_charts" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "logins_user" ON "logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "users_issuer_subject" ON "users" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (lower(coalesce("email", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "account_memberships_user_account" ON "account_memberships" USING btree ("user_id","account_id");--> statement-breakpoint
CREATE INDEX "account_memberships_account" ON "account_memberships" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_memberships_user_team" ON "team_memberships" USING btree ("user_id","team_id");--> statement-breakpoint
CREATE INDEX "team_memberships_team" ON "team_memberships" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_memberships_account" ON "team_memberships" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "master_prompts_active" ON "master_prompts" USING btree ("is_active") WHERE "master_prompts"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "usage_tracking_account_date" ON "usage_tracking" USING btree ("account_id","tracking_date");