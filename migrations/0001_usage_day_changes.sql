CREATE OR REPLACE FUNCTION "count_usage_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Always in the order of days, so that two transactions never wait for each other.
	IF TG_OP = 'INSERT' THEN
		INSERT INTO usage_days AS d
		SELECT tracking_date, get_byte(uuid_send(account_id), 15) & 15,
			sum(page_loads), sum(individual_chat_usage), sum(team_chat_usage)
		FROM after_rows GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (tracking_date, part) DO UPDATE SET
			page_loads = d.page_loads + excluded.page_loads,
			individual_chat_usage = d.individual_chat_usage + excluded.individual_chat_usage,
			team_chat_usage = d.team_chat_usage + excluded.team_chat_usage;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO usage_days AS d
		SELECT tracking_date, get_byte(uuid_send(account_id), 15) & 15,
			-sum(page_loads), -sum(individual_chat_usage), -sum(team_chat_usage)
		FROM before_rows GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (tracking_date, part) DO UPDATE SET
			page_loads = d.page_loads + excluded.page_loads,
			individual_chat_usage = d.individual_chat_usage + excluded.individual_chat_usage,
			team_chat_usage = d.team_chat_usage + excluded.team_chat_usage;
	ELSE
		-- The difference in one statement: a page load is an update of one row.
		INSERT INTO usage_days AS d
		SELECT tracking_date, get_byte(uuid_send(account_id), 15) & 15,
			sum(page_loads), sum(individual_chat_usage), sum(team_chat_usage)
		FROM (
			SELECT tracking_date, account_id, page_loads, individual_chat_usage, team_chat_usage
			FROM after_rows
			UNION ALL
			SELECT tracking_date, account_id, -page_loads, -individual_chat_usage, -team_chat_usage
			FROM before_rows
		) changes GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (tracking_date, part) DO UPDATE SET
			page_loads = d.page_loads + excluded.page_loads,
			individual_chat_usage = d.individual_chat_usage + excluded.individual_chat_usage,
			team_chat_usage = d.team_chat_usage + excluded.team_chat_usage;
	END IF;
	RETURN NULL;
END
$$;
