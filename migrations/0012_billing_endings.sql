CREATE TABLE "billing_endings" (
	"subscription_id" varchar(255) PRIMARY KEY NOT NULL,
	"effect" varchar(20) NOT NULL,
	"reason" varchar(20) NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE INDEX "billing_endings_due" ON "billing_endings" USING btree ("next_try_at") WHERE "billing_endings"."done_at" is null;--> statement-breakpoint
CREATE FUNCTION "end_with_buyer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "billing_endings" ("subscription_id", "effect", "reason", "requested_at", "next_try_at")
	VALUES (OLD."id", 'now', 'person_deleted', now(), now())
	ON CONFLICT ("subscription_id") DO UPDATE SET
		"effect" = 'now', "reason" = 'person_deleted', "requested_at" = now(),
		"attempts" = 0, "next_try_at" = now(), "done_at" = NULL, "last_error" = NULL
	WHERE "billing_endings"."effect" <> 'now';
	RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER "billing_subscriptions_end_with_buyer" AFTER DELETE ON "billing_subscriptions" FOR EACH ROW WHEN (OLD."status" IN ('incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused')) EXECUTE FUNCTION "end_with_buyer"();
