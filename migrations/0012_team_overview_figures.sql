ALTER TABLE "penta_analyses" ADD COLUMN "covered_count" smallint;--> statement-breakpoint
ALTER TABLE "penta_analyses" ADD COLUMN "holder_counts" smallint[];--> statement-breakpoint
ALTER TABLE "penta_analyses" ADD COLUMN "most_needed_name" varchar(255);--> statement-breakpoint
ALTER TABLE "penta_analyses" ADD COLUMN "most_needed_functions" smallint;--> statement-breakpoint
UPDATE "penta_analyses" SET
	"covered_count" = coalesce(("penta_data"->'coverage'->>'gates')::smallint, 0),
	"holder_counts" = array(
		SELECT jsonb_array_length(coalesce(g.value->'holders', '[]'::jsonb))::smallint
		FROM jsonb_array_elements("penta_data"->'gates') WITH ORDINALITY AS g(value, place)
		ORDER BY g.place
	),
	"most_needed_functions" = coalesce((
		SELECT max(jsonb_array_length(m.value->'soleHolderOf'))::smallint
		FROM jsonb_array_elements("penta_data"->'members') AS m(value)
	), 0),
	"most_needed_name" = (
		SELECT m.value->>'name'
		FROM jsonb_array_elements("penta_data"->'members') WITH ORDINALITY AS m(value, place)
		WHERE jsonb_array_length(m.value->'soleHolderOf') > 0
		ORDER BY jsonb_array_length(m.value->'soleHolderOf') DESC, m.place
		LIMIT 1
	);--> statement-breakpoint
ALTER TABLE "penta_analyses" ALTER COLUMN "covered_count" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "penta_analyses" ALTER COLUMN "holder_counts" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "penta_analyses" ALTER COLUMN "most_needed_functions" SET NOT NULL;
