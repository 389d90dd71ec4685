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
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_account_id_team_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."team_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_usage_user_day" ON "ai_usage" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_usage_account_day" ON "ai_usage" USING btree ("account_id","day");