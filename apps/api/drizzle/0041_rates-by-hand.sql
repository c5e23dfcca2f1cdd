ALTER TABLE "price_tables" ADD COLUMN "min_rate_monthly" numeric(9, 8);--> statement-breakpoint
ALTER TABLE "price_tables" ADD COLUMN "max_rate_monthly" numeric(9, 8);