ALTER TABLE "users" ADD COLUMN "clock" varchar(3);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_clock" CHECK ("users"."clock" in ('12h', '24h'));