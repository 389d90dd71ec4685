-- Trigram indexes need it; generated statements follow.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "team_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar(255) NOT NULL,
	"description" text,
	"subscription_tier" varchar(30) DEFAULT 'team_platform' NOT NULL,
	"team_limit" integer DEFAULT 1 NOT NULL,
	"member_limit" integer DEFAULT 5 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"access_until" timestamp with time zone,
	"subscription_id" varchar(255),
	"team_count" integer DEFAULT 0 NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
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
	"people_key" varchar(64),
	"analyzed_at" timestamp with time zone,
	"people_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_usage" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"account_id" uuid,
	"day" varchar(10) NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_usage_one_owner" CHECK (num_nonnulls("ai_usage"."user_id", "ai_usage"."account_id") = 1),
	CONSTRAINT "ai_usage_day" CHECK ("ai_usage"."day" ~ '^\d{4}-\d{2}-\d{2}$'),
	CONSTRAINT "ai_usage_counts" CHECK ("ai_usage"."requests" >= 0 and "ai_usage"."input_tokens" >= 0 and "ai_usage"."output_tokens" >= 0)
);
--> statement-breakpoint
CREATE TABLE "penta_analyses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid,
	"team_member_ids" jsonb NOT NULL,
	"penta_data" jsonb NOT NULL,
	"covered_count" smallint NOT NULL,
	"holder_counts" smallint[] NOT NULL,
	"possible_counts" smallint[] NOT NULL,
	"most_needed_name" varchar(255),
	"most_needed_functions" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid,
	"account_id" uuid NOT NULL,
	"user_id" uuid,
	"chart_id" uuid,
	"name" varchar(255) NOT NULL,
	"type" varchar(100),
	"birth_date" varchar(50),
	"birth_time" varchar(20),
	"birth_place" varchar(255),
	"position" smallint DEFAULT 0 NOT NULL,
	"stated" jsonb NOT NULL,
	"settled" jsonb NOT NULL,
	"visibility" varchar(20) DEFAULT 'full' NOT NULL,
	"entered_by" varchar(20) DEFAULT 'admin' NOT NULL,
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
	"position" smallint DEFAULT 0 NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"actor_kind" varchar(20) NOT NULL,
	"actor_id" uuid,
	"action" varchar(60) NOT NULL,
	"object_type" varchar(30) NOT NULL,
	"object_id" varchar(200) NOT NULL,
	"account_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"request_id" varchar(64)
);
--> statement-breakpoint
CREATE TABLE "billing_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"tier" varchar(30) NOT NULL,
	"subscription_id" varchar(255),
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_cancellations" (
	"subscription_id" varchar(255) PRIMARY KEY NOT NULL,
	"effect" varchar(20) NOT NULL,
	"reason" varchar(20) NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"lease" uuid,
	"done_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "billing_counters" (
	"name" varchar(40) PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_cursors" (
	"list" varchar(40) PRIMARY KEY NOT NULL,
	"after" varchar(255),
	"compared_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" varchar(255),
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_invoices" (
	"id" varchar(255) PRIMARY KEY NOT NULL,
	"subscription_id" varchar(255) NOT NULL,
	"status" varchar(20) NOT NULL,
	"reason" varchar(20) NOT NULL,
	"total_cents" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"paid_at" timestamp with time zone,
	"fencing_token" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_notices" (
	"subscription_id" varchar(255) NOT NULL,
	"about" varchar(40) NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_notices_subscription_id_about_pk" PRIMARY KEY("subscription_id","about")
);
--> statement-breakpoint
CREATE TABLE "billing_payments" (
	"id" varchar(255) PRIMARY KEY NOT NULL,
	"subscription_id" varchar(255) NOT NULL,
	"invoice_id" varchar(255) NOT NULL,
	"paid_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"dispute" varchar(10) NOT NULL,
	"fencing_token" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_subscriptions" (
	"id" varchar(255) PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" varchar(20) NOT NULL,
	"tier" varchar(30),
	"opened_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancels_at_period_end" boolean NOT NULL,
	"ended_at" timestamp with time zone,
	"has_pending_change" boolean NOT NULL,
	"latest_invoice_id" varchar(255),
	"fencing_token" bigint NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"paid_until" timestamp with time zone,
	"access_until" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" varchar(255) PRIMARY KEY NOT NULL,
	"name" varchar(100) NOT NULL,
	"subject" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"lease" uuid,
	"done_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "payment_incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" varchar(30) NOT NULL,
	"subject" varchar(255) NOT NULL,
	"detail" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"team_id" uuid,
	"token_hash" varchar(64) NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chart_generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"account_id" uuid,
	"team_id" uuid,
	"individual_chart_id" uuid,
	"name" varchar(255),
	"birth_date" varchar(50),
	"calendar" varchar(10) DEFAULT 'gregorian' NOT NULL,
	"birth_time" varchar(20),
	"birth_place" varchar(255),
	"latitude" double precision,
	"longitude" double precision,
	"uncertainty_level" varchar(10) DEFAULT 'low' NOT NULL,
	"chart_data" jsonb,
	"quick_insights" jsonb,
	"chart_type" varchar(20) DEFAULT 'individual' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chart_generations_has_chart" CHECK (individual_chart_id is not null or (name is not null and birth_date is not null
        and birth_time is not null and birth_place is not null and chart_data is not null))
);
--> statement-breakpoint
CREATE TABLE "chart_manuals" (
	"chart_id" uuid PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"edited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chart_revisions" (
	"chart_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"consequences" jsonb NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chart_revisions_chart_id_number_pk" PRIMARY KEY("chart_id","number")
);
--> statement-breakpoint
CREATE TABLE "chart_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chart_id" uuid NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"level" varchar(10) NOT NULL,
	"shows_name" boolean NOT NULL,
	"agreed_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "individual_charts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"calendar" varchar(10) DEFAULT 'gregorian' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"uncertainty_level" varchar(10) DEFAULT 'low' NOT NULL,
	"name" varchar(255) NOT NULL,
	"birth_date" varchar(50) NOT NULL,
	"birth_time" varchar(20) NOT NULL,
	"birth_place" varchar(255) NOT NULL,
	"folded_name" varchar GENERATED ALWAYS AS (left(normalize(lower(name)), 600)) STORED NOT NULL,
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
	"quick_insights" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"corrected_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "own_charts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"chart_id" uuid,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reading_feedback" (
	"chart_id" uuid NOT NULL,
	"paragraph_id" varchar(80) NOT NULL,
	"answer" varchar(10) NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_feedback_chart_id_paragraph_id_pk" PRIMARY KEY("chart_id","paragraph_id")
);
--> statement-breakpoint
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
CREATE TABLE "coach_conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"chart_id" uuid,
	"team_id" uuid,
	"title" varchar(120) NOT NULL,
	"prompt_version_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_conversations_about" CHECK (num_nonnulls("coach_conversations"."chart_id", "coach_conversations"."team_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "coach_messages" (
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"speaker" varchar(10) NOT NULL,
	"text" text NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"provider" varchar(50),
	"model" varchar(100),
	"removed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_messages_conversation_id_position_pk" PRIMARY KEY("conversation_id","position")
);
--> statement-breakpoint
CREATE TABLE "coach_ratings" (
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"verdict" varchar(4) NOT NULL,
	"reason" varchar(500) DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_ratings_conversation_id_position_pk" PRIMARY KEY("conversation_id","position")
);
--> statement-breakpoint
CREATE TABLE "account_closings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_invoices" (
	"id" varchar(255) PRIMARY KEY NOT NULL,
	"customer_id" varchar(255),
	"status" varchar(20) NOT NULL,
	"total_cents" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"operation" varchar(120) NOT NULL,
	"key" varchar(64) NOT NULL,
	"request_hash" varchar(43) NOT NULL,
	"kept" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_operation_key_pk" PRIMARY KEY("user_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"user_id" uuid NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
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
	"email_verified" boolean DEFAULT false NOT NULL,
	"first_name" varchar(255),
	"last_name" varchar(255),
	"profile_image_url" text,
	"global_role" varchar(20) DEFAULT 'regular_user' NOT NULL,
	"role_before_master" varchar(20),
	"active_account_id" uuid,
	"active_team_id" uuid,
	"clock" varchar(3),
	"sign_in_letters" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"terms_version" varchar(20),
	"terms_accepted_at" timestamp with time zone,
	"deletion_due_at" timestamp with time zone,
	"deletion_token_hash" varchar(64),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."global_role" in ('master_admin', 'account_admin', 'regular_user')),
	CONSTRAINT "users_clock" CHECK ("users"."clock" in ('12h', '24h'))
);
--> statement-breakpoint
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
	"reminder_hash" varchar(64),
	"reminded_at" timestamp with time zone,
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
CREATE TABLE "team_moves" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_leases" (
	"name" varchar(220) PRIMARY KEY NOT NULL,
	"holder" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "knowledge_chunks" (
	"model" varchar(200) NOT NULL,
	"content_hash" varchar(64) NOT NULL,
	"filename" varchar(255) NOT NULL,
	"chunk_index" integer NOT NULL,
	"total_chunks" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"vector" real[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_chunks_model_content_hash_pk" PRIMARY KEY("model","content_hash"),
	CONSTRAINT "knowledge_chunks_position" CHECK ("knowledge_chunks"."chunk_index" >= 0 and "knowledge_chunks"."chunk_index" < "knowledge_chunks"."total_chunks"),
	CONSTRAINT "knowledge_chunks_vector" CHECK (cardinality("knowledge_chunks"."vector") > 0)
);
--> statement-breakpoint
-- Edited by hand: counters of calls, which a crash may lose.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" varchar(120) PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"taken" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"lease" uuid,
	"done_at" timestamp with time zone,
	"last_error" text
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
CREATE TABLE "organization_drafts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"teams" jsonb NOT NULL,
	"unassigned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"saved_by" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" varchar(100) PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "master_prompt_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"prompts_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"individual_coach_prompt" text NOT NULL,
	"team_coach_prompt" text NOT NULL,
	"restored_from" integer,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL
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
CREATE TABLE "usage_days" (
	"tracking_date" varchar(10) NOT NULL,
	"part" smallint NOT NULL,
	"page_loads" bigint NOT NULL,
	"individual_chat_usage" bigint NOT NULL,
	"team_chat_usage" bigint NOT NULL,
	CONSTRAINT "usage_days_tracking_date_part_pk" PRIMARY KEY("tracking_date","part")
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
ALTER TABLE "teams" ADD CONSTRAINT "teams_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "billing_attempts" ADD CONSTRAINT "billing_attempts_user_id_billing_customers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."billing_customers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_subscription_id_billing_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."billing_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_subscription_id_billing_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."billing_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_payments" ADD CONSTRAINT "billing_payments_subscription_id_billing_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."billing_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_user_id_billing_customers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."billing_customers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chart_generations" ADD CONSTRAINT "chart_generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chart_generations" ADD CONSTRAINT "chart_generations_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chart_generations" ADD CONSTRAINT "chart_generations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chart_generations" ADD CONSTRAINT "chart_generations_individual_chart_id_individual_charts_id_fk" FOREIGN KEY ("individual_chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chart_manuals" ADD CONSTRAINT "chart_manuals_chart_id_individual_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chart_revisions" ADD CONSTRAINT "chart_revisions_chart_id_individual_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chart_shares" ADD CONSTRAINT "chart_shares_chart_id_individual_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "individual_charts" ADD CONSTRAINT "individual_charts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_charts" ADD CONSTRAINT "own_charts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_charts" ADD CONSTRAINT "own_charts_chart_id_individual_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_feedback" ADD CONSTRAINT "reading_feedback_chart_id_individual_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleanup_previews" ADD CONSTRAINT "cleanup_previews_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_conversations" ADD CONSTRAINT "coach_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_conversations" ADD CONSTRAINT "coach_conversations_chart_id_individual_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_conversations" ADD CONSTRAINT "coach_conversations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_conversations" ADD CONSTRAINT "coach_conversations_prompt_version_id_master_prompt_versions_id_fk" FOREIGN KEY ("prompt_version_id") REFERENCES "public"."master_prompt_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_messages" ADD CONSTRAINT "coach_messages_conversation_id_coach_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."coach_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_ratings" ADD CONSTRAINT "coach_ratings_message" FOREIGN KEY ("conversation_id","position") REFERENCES "public"."coach_messages"("conversation_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_active_account_id_team_accounts_id_fk" FOREIGN KEY ("active_account_id") REFERENCES "public"."team_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_active_team_id_teams_id_fk" FOREIGN KEY ("active_team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_consents" ADD CONSTRAINT "team_consents_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_consents" ADD CONSTRAINT "team_consents_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_consents" ADD CONSTRAINT "team_consents_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_moves" ADD CONSTRAINT "team_moves_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_moves" ADD CONSTRAINT "team_moves_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_moves" ADD CONSTRAINT "team_moves_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_moves" ADD CONSTRAINT "team_moves_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_memberships" ADD CONSTRAINT "account_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_memberships" ADD CONSTRAINT "account_memberships_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_memberships" ADD CONSTRAINT "team_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_memberships" ADD CONSTRAINT "team_memberships_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_memberships" ADD CONSTRAINT "team_memberships_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_drafts" ADD CONSTRAINT "organization_drafts_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_drafts" ADD CONSTRAINT "organization_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_prompt_versions" ADD CONSTRAINT "master_prompt_versions_prompts_id_master_prompts_id_fk" FOREIGN KEY ("prompts_id") REFERENCES "public"."master_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_prompt_versions" ADD CONSTRAINT "master_prompt_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_tracking" ADD CONSTRAINT "usage_tracking_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_actions" ADD CONSTRAINT "team_actions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_actions" ADD CONSTRAINT "team_actions_owner_id_team_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_actions" ADD CONSTRAINT "team_actions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_debriefs" ADD CONSTRAINT "team_debriefs_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_debriefs" ADD CONSTRAINT "team_debriefs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_accounts_newest" ON "team_accounts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "team_accounts_search" ON "team_accounts" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "team_accounts_name" ON "team_accounts" USING btree (lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "team_accounts_teams" ON "team_accounts" USING btree ("team_count","id");--> statement-breakpoint
CREATE INDEX "team_accounts_members" ON "team_accounts" USING btree ("member_count","id");--> statement-breakpoint
CREATE INDEX "team_accounts_inactive" ON "team_accounts" USING btree ("id") WHERE not "team_accounts"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "team_accounts_subscription" ON "team_accounts" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "teams_account_newest" ON "teams" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "teams_active" ON "teams" USING btree ("account_id") WHERE "teams"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "teams_account_content" ON "teams" USING btree ("account_id","name","people_key") WHERE "teams"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "ai_usage_user_day" ON "ai_usage" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_usage_account_day" ON "ai_usage" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "penta_analyses_team_newest" ON "penta_analyses" USING btree ("team_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "penta_analyses_account" ON "penta_analyses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "team_members_team" ON "team_members" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_members_account" ON "team_members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "team_members_chart" ON "team_members" USING btree ("chart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "working_dynamics_pair" ON "working_dynamics" USING btree ("team_id","member1_id","member2_id");--> statement-breakpoint
CREATE INDEX "working_dynamics_account" ON "working_dynamics" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("object_type","object_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_object_id" ON "audit_log" USING btree ("object_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "audit_log" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "billing_attempts_open" ON "billing_attempts" USING btree ("user_id") WHERE "billing_attempts"."is_open";--> statement-breakpoint
CREATE INDEX "billing_attempts_user" ON "billing_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_cancellations_due" ON "billing_cancellations" USING btree ("next_try_at") WHERE "billing_cancellations"."done_at" is null;--> statement-breakpoint
CREATE INDEX "billing_cancellations_lease" ON "billing_cancellations" USING btree ("lease") WHERE "billing_cancellations"."lease" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_customer" ON "billing_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_account" ON "billing_customers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "billing_invoices_subscription" ON "billing_invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "billing_payments_subscription" ON "billing_payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_subscriptions_current" ON "billing_subscriptions" USING btree ("user_id") WHERE "billing_subscriptions"."is_current";--> statement-breakpoint
CREATE INDEX "billing_subscriptions_user" ON "billing_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_events_due" ON "payment_events" USING btree ("next_try_at") WHERE "payment_events"."done_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_lease" ON "payment_events" USING btree ("lease") WHERE "payment_events"."lease" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_incidents_open" ON "payment_incidents" USING btree ("kind","subject") WHERE "payment_incidents"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "payment_incidents_newest" ON "payment_incidents" USING btree ("last_seen_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_links_token" ON "calendar_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "calendar_links_user" ON "calendar_links" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "calendar_links_team" ON "calendar_links" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "chart_generations_user" ON "chart_generations" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chart_generations_account" ON "chart_generations" USING btree ("account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chart_generations_team" ON "chart_generations" USING btree ("team_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "chart_generations_individual_chart" ON "chart_generations" USING btree ("individual_chart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chart_shares_token" ON "chart_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "chart_shares_chart" ON "chart_shares" USING btree ("chart_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chart_shares_expiry" ON "chart_shares" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "individual_charts_newest" ON "individual_charts" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"folded_name");--> statement-breakpoint
CREATE INDEX "own_charts_chart" ON "own_charts" USING btree ("chart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cleanup_previews_token" ON "cleanup_previews" USING btree ("token_digest");--> statement-breakpoint
CREATE INDEX "cleanup_previews_actor" ON "cleanup_previews" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "cleanup_previews_expires" ON "cleanup_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "coach_conversations_user_chart" ON "coach_conversations" USING btree ("user_id","chart_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coach_conversations_user_team" ON "coach_conversations" USING btree ("user_id","team_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coach_conversations_updated" ON "coach_conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "coach_conversations_chart" ON "coach_conversations" USING btree ("chart_id");--> statement-breakpoint
CREATE INDEX "coach_conversations_team" ON "coach_conversations" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "coach_ratings_created" ON "coach_ratings" USING btree ("created_at","verdict");--> statement-breakpoint
CREATE INDEX "account_closings_user" ON "account_closings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kept_invoices_created" ON "kept_invoices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "known_browsers_used" ON "known_browsers" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "logins_user" ON "logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "logins_expires" ON "logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "users_issuer_subject" ON "users" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_email_beginning" ON "users" USING btree (lower("email") collate "C","id");--> statement-breakpoint
CREATE INDEX "users_first_name_beginning" ON "users" USING btree (lower("first_name") collate "C");--> statement-breakpoint
CREATE INDEX "users_last_name_beginning" ON "users" USING btree (lower("last_name") collate "C");--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("global_role","id") WHERE "users"."global_role" <> 'regular_user';--> statement-breakpoint
CREATE INDEX "users_active_account" ON "users" USING btree ("active_account_id");--> statement-breakpoint
CREATE INDEX "users_active_team" ON "users" USING btree ("active_team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_deletion_token" ON "users" USING btree ("deletion_token_hash");--> statement-breakpoint
CREATE INDEX "users_deletion_due" ON "users" USING btree ("deletion_due_at") WHERE "users"."deletion_due_at" is not null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (lower(coalesce("email", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "team_consents_token" ON "team_consents" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "team_consents_reminder" ON "team_consents" USING btree ("reminder_hash");--> statement-breakpoint
CREATE INDEX "team_consents_member" ON "team_consents" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_consents_team" ON "team_consents" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_consents_account" ON "team_consents" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "team_consents_email" ON "team_consents" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_token" ON "team_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_reminder" ON "team_invitations" USING btree ("reminder_hash");--> statement-breakpoint
CREATE INDEX "team_invitations_expiry" ON "team_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "team_invitations_team" ON "team_invitations" USING btree ("team_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "team_invitations_account" ON "team_invitations" USING btree ("account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "team_moves_account" ON "team_moves" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "team_moves_team" ON "team_moves" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_moves_asked_by" ON "team_moves" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "rate_limits_ends" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "mail_messages_due" ON "mail_messages" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "mail_messages_created" ON "mail_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_memberships_user_account" ON "account_memberships" USING btree ("user_id","account_id");--> statement-breakpoint
CREATE INDEX "account_memberships_account" ON "account_memberships" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_memberships_active" ON "account_memberships" USING btree ("account_id") WHERE "account_memberships"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "team_memberships_user_team" ON "team_memberships" USING btree ("user_id","team_id");--> statement-breakpoint
CREATE INDEX "team_memberships_team" ON "team_memberships" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_memberships_account" ON "team_memberships" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "master_prompt_versions_number" ON "master_prompt_versions" USING btree ("prompts_id","number");--> statement-breakpoint
CREATE INDEX "master_prompt_versions_saved_by" ON "master_prompt_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "master_prompts_active" ON "master_prompts" USING btree ("is_active") WHERE "master_prompts"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "usage_tracking_account_date" ON "usage_tracking" USING btree ("account_id","tracking_date");--> statement-breakpoint
CREATE INDEX "usage_tracking_day" ON "usage_tracking" USING btree ("tracking_date");--> statement-breakpoint
CREATE INDEX "team_actions_team" ON "team_actions" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "team_actions_owner" ON "team_actions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "team_debriefs_team" ON "team_debriefs" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_debriefs_running" ON "team_debriefs" USING btree ("team_id") WHERE "team_debriefs"."state" = 'running';--> statement-breakpoint
CREATE VIEW "public"."generated_charts" AS (
  select g.id, g.user_id, g.account_id, g.team_id, g.individual_chart_id, coalesce(c.name, g.name) as name,
    coalesce(c.birth_date, g.birth_date) as birth_date, coalesce(c.calendar, g.calendar) as calendar, coalesce(c.birth_time, g.birth_time) as birth_time,
    coalesce(c.birth_place, g.birth_place) as birth_place, coalesce(c.latitude, g.latitude) as latitude, coalesce(c.longitude, g.longitude) as longitude,
    coalesce(c.uncertainty_level, g.uncertainty_level) as uncertainty_level, coalesce(c.chart_data, g.chart_data) as chart_data, coalesce(c.quick_insights, g.quick_insights) as quick_insights,
    g.chart_type, g.created_at
  from chart_generations g left join individual_charts c on c.id = g.individual_chart_id);--> statement-breakpoint
-- Written by hand from here on: what the schema in TypeScript can't say, with only what CockroachDB and
-- YugabyteDB can run, too: triggers by row.
-- Audit entries are append-only. Emptying the table is refused by the grants of the app's role.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% keeps what it was given: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- A subscription whose buyer is deleted is canceled at the payment provider.
CREATE FUNCTION "end_with_buyer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "billing_cancellations" ("subscription_id", "effect", "reason", "requested_at", "next_try_at")
	VALUES (OLD."id", 'now', 'person_deleted', now(), now())
	ON CONFLICT ("subscription_id") DO UPDATE SET
		"effect" = 'now', "reason" = 'person_deleted', "requested_at" = now(), "attempts" = 0,
		"next_try_at" = now(), "tried_at" = NULL, "lease" = NULL, "done_at" = NULL, "last_error" = NULL
	WHERE "billing_cancellations"."effect" <> 'now';
	RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER "billing_subscriptions_end_with_buyer" AFTER DELETE ON "billing_subscriptions" FOR EACH ROW WHEN (OLD."status" IN ('incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused')) EXECUTE FUNCTION "end_with_buyer"();--> statement-breakpoint
-- Teams and members of each account are counted as they change.
CREATE FUNCTION "count_in_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.is_active THEN
		UPDATE team_accounts SET
			team_count = team_count - (TG_TABLE_NAME = 'teams')::int,
			member_count = member_count - (TG_TABLE_NAME = 'account_memberships')::int
		WHERE id = OLD.account_id;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.is_active THEN
		UPDATE team_accounts SET
			team_count = team_count + (TG_TABLE_NAME = 'teams')::int,
			member_count = member_count + (TG_TABLE_NAME = 'account_memberships')::int
		WHERE id = NEW.account_id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "teams_come_and_go" AFTER INSERT OR DELETE ON "teams" FOR EACH ROW EXECUTE FUNCTION "count_in_account"();--> statement-breakpoint
CREATE TRIGGER "teams_switched" AFTER UPDATE ON "teams" FOR EACH ROW WHEN ((OLD.is_active, OLD.account_id) IS DISTINCT FROM (NEW.is_active, NEW.account_id)) EXECUTE FUNCTION "count_in_account"();--> statement-breakpoint
CREATE TRIGGER "account_memberships_come_and_go" AFTER INSERT OR DELETE ON "account_memberships" FOR EACH ROW EXECUTE FUNCTION "count_in_account"();--> statement-breakpoint
CREATE TRIGGER "account_memberships_switched" AFTER UPDATE ON "account_memberships" FOR EACH ROW WHEN ((OLD.is_active, OLD.account_id) IS DISTINCT FROM (NEW.is_active, NEW.account_id)) EXECUTE FUNCTION "count_in_account"();--> statement-breakpoint
-- Usage per day is counted as it changes, in sixteen parts by the last digit of the account's id.
CREATE FUNCTION "count_usage_day"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE usage_days SET
			page_loads = page_loads - OLD.page_loads,
			individual_chat_usage = individual_chat_usage - OLD.individual_chat_usage,
			team_chat_usage = team_chat_usage - OLD.team_chat_usage
		WHERE tracking_date = OLD.tracking_date
			AND part = strpos('0123456789abcdef', right(OLD.account_id::text, 1)) - 1;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO usage_days AS d
			(tracking_date, part, page_loads, individual_chat_usage, team_chat_usage)
		VALUES (NEW.tracking_date, strpos('0123456789abcdef', right(NEW.account_id::text, 1)) - 1,
			NEW.page_loads, NEW.individual_chat_usage, NEW.team_chat_usage)
		ON CONFLICT (tracking_date, part) DO UPDATE SET
			page_loads = d.page_loads + excluded.page_loads,
			individual_chat_usage = d.individual_chat_usage + excluded.individual_chat_usage,
			team_chat_usage = d.team_chat_usage + excluded.team_chat_usage;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- The difference in one statement: a page load is an update of one row.
CREATE FUNCTION "change_usage_day"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE usage_days SET
		page_loads = page_loads + NEW.page_loads - OLD.page_loads,
		individual_chat_usage = individual_chat_usage + NEW.individual_chat_usage - OLD.individual_chat_usage,
		team_chat_usage = team_chat_usage + NEW.team_chat_usage - OLD.team_chat_usage
	WHERE tracking_date = NEW.tracking_date
		AND part = strpos('0123456789abcdef', right(NEW.account_id::text, 1)) - 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "usage_tracking_come_and_go" AFTER INSERT OR DELETE ON "usage_tracking" FOR EACH ROW EXECUTE FUNCTION "count_usage_day"();--> statement-breakpoint
CREATE TRIGGER "usage_tracking_moved" AFTER UPDATE ON "usage_tracking" FOR EACH ROW WHEN ((OLD.account_id, OLD.tracking_date) IS DISTINCT FROM (NEW.account_id, NEW.tracking_date)) EXECUTE FUNCTION "count_usage_day"();--> statement-breakpoint
CREATE TRIGGER "usage_tracking_counted" AFTER UPDATE ON "usage_tracking" FOR EACH ROW WHEN ((OLD.account_id, OLD.tracking_date) IS NOT DISTINCT FROM (NEW.account_id, NEW.tracking_date)) EXECUTE FUNCTION "change_usage_day"();--> statement-breakpoint
-- The sequence of fencing tokens; its row is locked by each draw.
INSERT INTO "billing_counters" ("name", "value") VALUES ('fencing_token', 0);
