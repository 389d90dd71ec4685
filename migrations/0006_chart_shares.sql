CREATE TABLE "chart_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chart_id" uuid NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"level" varchar(10) NOT NULL,
	"shows_name" boolean NOT NULL,
	"agreed_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chart_shares" ADD CONSTRAINT "chart_shares_chart_id_individual_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."individual_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chart_shares_token" ON "chart_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "chart_shares_chart" ON "chart_shares" USING btree ("chart_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chart_shares_expiry" ON "chart_shares" USING btree ("expires_at");