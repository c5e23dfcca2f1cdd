ALTER TABLE "uploads" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "difference" jsonb;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "compared_with" text;