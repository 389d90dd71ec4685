ALTER SEQUENCE "public"."billing_tickets" RENAME TO "billing_fencing_tokens";--> statement-breakpoint
ALTER TABLE "billing_subscriptions" RENAME COLUMN "ticket" TO "fencing_token";--> statement-breakpoint
ALTER TABLE "billing_invoices" RENAME COLUMN "ticket" TO "fencing_token";--> statement-breakpoint
ALTER TABLE "billing_payments" RENAME COLUMN "ticket" TO "fencing_token";--> statement-breakpoint
ALTER TABLE "billing_endings" RENAME TO "billing_cancellations";--> statement-breakpoint
ALTER INDEX "billing_endings_pkey" RENAME TO "billing_cancellations_pkey";--> statement-breakpoint
ALTER INDEX "billing_endings_due" RENAME TO "billing_cancellations_due";--> statement-breakpoint
ALTER TABLE "billing_cancellations" ALTER COLUMN "next_try_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_cancellations" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_cancellations" ADD COLUMN "lease" uuid;--> statement-breakpoint
CREATE INDEX "billing_cancellations_lease" ON "billing_cancellations" USING btree ("lease") WHERE "billing_cancellations"."lease" is not null;--> statement-breakpoint
ALTER TABLE "payment_events" RENAME COLUMN "processed_at" TO "done_at";--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "lease" uuid;--> statement-breakpoint
CREATE INDEX "payment_events_lease" ON "payment_events" USING btree ("lease") WHERE "payment_events"."lease" is not null;--> statement-breakpoint
ALTER TABLE "payment_troubles" RENAME TO "payment_incidents";--> statement-breakpoint
ALTER INDEX "payment_troubles_pkey" RENAME TO "payment_incidents_pkey";--> statement-breakpoint
ALTER INDEX "payment_troubles_open" RENAME TO "payment_incidents_open";--> statement-breakpoint
ALTER INDEX "payment_troubles_newest" RENAME TO "payment_incidents_newest";--> statement-breakpoint
UPDATE "payment_incidents" SET "kind" = 'cancellation' WHERE "kind" = 'ending';--> statement-breakpoint
CREATE OR REPLACE FUNCTION "end_with_buyer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "billing_cancellations" ("subscription_id", "effect", "reason", "requested_at", "next_try_at")
	VALUES (OLD."id", 'now', 'person_deleted', now(), now())
	ON CONFLICT ("subscription_id") DO UPDATE SET
		"effect" = 'now', "reason" = 'person_deleted', "requested_at" = now(), "attempts" = 0,
		"next_try_at" = now(), "tried_at" = NULL, "lease" = NULL, "done_at" = NULL, "last_error" = NULL
	WHERE "billing_cancellations"."effect" <> 'now';
	RETURN OLD;
END
$$;
