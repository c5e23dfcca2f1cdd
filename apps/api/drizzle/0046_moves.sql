ALTER TABLE "proposal_history" ADD COLUMN "conditions" jsonb;--> statement-breakpoint
ALTER TABLE "proposal_history" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "blocked_by" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "rectified" jsonb;