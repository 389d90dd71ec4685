ALTER TABLE "team_members" ADD COLUMN "visibility" varchar(20) DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "entered_by" varchar(20) DEFAULT 'admin' NOT NULL;