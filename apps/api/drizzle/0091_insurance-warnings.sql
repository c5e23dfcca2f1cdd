ALTER TABLE "insurance_proposals" ADD COLUMN "warned_of" text;--> statement-breakpoint
ALTER TABLE "insurance_proposals" ADD COLUMN "warned_day" date;