ALTER TABLE "penta_analyses" ADD COLUMN "possible_counts" smallint[];--> statement-breakpoint
UPDATE "penta_analyses" SET
	"possible_counts" = array(
		SELECT jsonb_array_length(coalesce(g.value->'possibleHolders', '[]'::jsonb))::smallint
		FROM jsonb_array_elements("penta_data"->'gates') WITH ORDINALITY AS g(value, place)
		ORDER BY g.place
	);--> statement-breakpoint
ALTER TABLE "penta_analyses" ALTER COLUMN "possible_counts" SET NOT NULL;
