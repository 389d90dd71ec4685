ALTER TABLE "team_members" ALTER COLUMN "team_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_drafts" ADD COLUMN "unassigned" jsonb DEFAULT '[]'::jsonb NOT NULL;