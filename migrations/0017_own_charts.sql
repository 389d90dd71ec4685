CREATE TABLE "own_charts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"chart_id" uuid,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_charts" ADD CONSTRAINT "own_charts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_charts" ADD CONSTRAINT "own_charts_chart_id_individual_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_charts_chart" ON "own_charts" USING btree ("chart_id");