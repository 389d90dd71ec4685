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
	"corrected" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_messages_conversation_id_position_pk" PRIMARY KEY("conversation_id","position")
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
ALTER TABLE "coach_conversations" ADD CONSTRAINT "coach_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_conversations" ADD CONSTRAINT "coach_conversations_chart_id_individual_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_conversations" ADD CONSTRAINT "coach_conversations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_conversations" ADD CONSTRAINT "coach_conversations_prompt_version_id_master_prompt_versions_id_fk" FOREIGN KEY ("prompt_version_id") REFERENCES "public"."master_prompt_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_messages" ADD CONSTRAINT "coach_messages_conversation_id_coach_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."coach_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_prompt_versions" ADD CONSTRAINT "master_prompt_versions_prompts_id_master_prompts_id_fk" FOREIGN KEY ("prompts_id") REFERENCES "public"."master_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_prompt_versions" ADD CONSTRAINT "master_prompt_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_conversations_user_chart" ON "coach_conversations" USING btree ("user_id","chart_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coach_conversations_user_team" ON "coach_conversations" USING btree ("user_id","team_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coach_conversations_chart" ON "coach_conversations" USING btree ("chart_id");--> statement-breakpoint
CREATE INDEX "coach_conversations_team" ON "coach_conversations" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "master_prompt_versions_number" ON "master_prompt_versions" USING btree ("prompts_id","number");--> statement-breakpoint
CREATE INDEX "master_prompt_versions_saved_by" ON "master_prompt_versions" USING btree ("saved_by");