CREATE TABLE "rate_limits" (
	"key" varchar(120) PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"taken" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limits_ends" ON "rate_limits" USING btree ("ends_at");
--> statement-breakpoint
ALTER TABLE "rate_limits" SET UNLOGGED;
