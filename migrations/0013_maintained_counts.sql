CREATE TABLE "usage_days" (
	"tracking_date" varchar(10) NOT NULL,
	"part" smallint NOT NULL,
	"page_loads" bigint NOT NULL,
	"individual_chat_usage" bigint NOT NULL,
	"team_chat_usage" bigint NOT NULL,
	CONSTRAINT "usage_days_tracking_date_part_pk" PRIMARY KEY("tracking_date","part")
);
--> statement-breakpoint
ALTER TABLE "team_accounts" ADD COLUMN "team_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_accounts" ADD COLUMN "member_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "team_accounts_teams" ON "team_accounts" USING btree ("team_count","id");--> statement-breakpoint
CREATE INDEX "team_accounts_members" ON "team_accounts" USING btree ("member_count","id");--> statement-breakpoint
CREATE INDEX "audit_log_object_id" ON "audit_log" USING btree ("object_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
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
CREATE FUNCTION "count_usage_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Always in the order of days, so that two transactions never wait for each other.
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO usage_days AS d
		SELECT tracking_date, get_byte(uuid_send(account_id), 15) & 15,
			sum(page_loads), sum(individual_chat_usage), sum(team_chat_usage)
		FROM after_rows GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (tracking_date, part) DO UPDATE SET
			page_loads = d.page_loads + excluded.page_loads,
			individual_chat_usage = d.individual_chat_usage + excluded.individual_chat_usage,
			team_chat_usage = d.team_chat_usage + excluded.team_chat_usage;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO usage_days AS d
		SELECT tracking_date, get_byte(uuid_send(account_id), 15) & 15,
			-sum(page_loads), -sum(individual_chat_usage), -sum(team_chat_usage)
		FROM before_rows GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (tracking_date, part) DO UPDATE SET
			page_loads = d.page_loads + excluded.page_loads,
			individual_chat_usage = d.individual_chat_usage + excluded.individual_chat_usage,
			team_chat_usage = d.team_chat_usage + excluded.team_chat_usage;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "usage_tracking_come" AFTER INSERT ON "usage_tracking" REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_usage_days"();--> statement-breakpoint
CREATE TRIGGER "usage_tracking_change" AFTER UPDATE ON "usage_tracking" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_usage_days"();--> statement-breakpoint
CREATE TRIGGER "usage_tracking_go" AFTER DELETE ON "usage_tracking" REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_usage_days"();--> statement-breakpoint
UPDATE "team_accounts" a SET
	"team_count" = (SELECT count(*) FROM "teams" t WHERE t."account_id" = a."id" AND t."is_active"),
	"member_count" = (SELECT count(*) FROM "account_memberships" m WHERE m."account_id" = a."id" AND m."is_active");--> statement-breakpoint
INSERT INTO "usage_days"
SELECT "tracking_date", get_byte(uuid_send("account_id"), 15) & 15,
	sum("page_loads"), sum("individual_chat_usage"), sum("team_chat_usage")
FROM "usage_tracking" GROUP BY 1, 2;
