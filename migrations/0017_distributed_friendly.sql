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
CREATE TABLE "job_leases" (
	"name" varchar(220) PRIMARY KEY NOT NULL,
	"holder" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone
);
--> statement-breakpoint
DROP TABLE "knowledge_leases" CASCADE;--> statement-breakpoint
-- Edited by hand: a database created from here on never had the sequence.
DROP SEQUENCE IF EXISTS "public"."billing_fencing_tokens";--> statement-breakpoint
-- Written by hand from here on. Only what CockroachDB and YugabyteDB can run, too: triggers by row.
INSERT INTO "billing_counters" ("name", "value")
SELECT 'fencing_token', coalesce(max("fencing_token"), 0)
FROM (
	SELECT "fencing_token" FROM "billing_subscriptions"
	UNION ALL SELECT "fencing_token" FROM "billing_invoices"
	UNION ALL SELECT "fencing_token" FROM "billing_payments"
) drawn;--> statement-breakpoint
-- Databases of earlier development versions have statement-level triggers.
DROP TRIGGER IF EXISTS "usage_tracking_come" ON "usage_tracking";--> statement-breakpoint
DROP TRIGGER IF EXISTS "usage_tracking_change" ON "usage_tracking";--> statement-breakpoint
DROP TRIGGER IF EXISTS "usage_tracking_go" ON "usage_tracking";--> statement-breakpoint
DROP FUNCTION IF EXISTS "count_usage_days"();--> statement-breakpoint
DROP TRIGGER IF EXISTS "audit_log_append_only" ON "audit_log";--> statement-breakpoint
-- Audit entries are append-only. Emptying the table is refused by the grants of the app's role.
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
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
CREATE TRIGGER "usage_tracking_counted" AFTER UPDATE ON "usage_tracking" FOR EACH ROW WHEN ((OLD.account_id, OLD.tracking_date) IS NOT DISTINCT FROM (NEW.account_id, NEW.tracking_date)) EXECUTE FUNCTION "change_usage_day"();
