ALTER TABLE "price_tables" ADD COLUMN "campaign_code" text;--> statement-breakpoint
ALTER TABLE "price_tables" ADD COLUMN "commission_share" numeric(5, 4);