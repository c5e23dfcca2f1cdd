ALTER TABLE "price_tables" ALTER COLUMN "tier_code" DROP NOT NULL;--> statement-breakpoint
-- Until now every row stated a tier and was for everybody; what is in force stays for everybody
-- (docs/decisions/0053-tiers-price.md).
UPDATE "price_tables" SET "tier_code" = NULL;
