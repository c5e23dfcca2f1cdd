ALTER TABLE "price_tables" ADD COLUMN "terms" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "price_tables" ADD COLUMN "target_rate_monthly" numeric(9, 8);