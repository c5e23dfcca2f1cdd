CREATE TABLE "vaps" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"provider" text NOT NULL,
	"coverages" text NOT NULL,
	"min_term_months" smallint NOT NULL,
	"max_term_months" smallint NOT NULL,
	"price_source" text NOT NULL,
	"for_pf" boolean NOT NULL,
	"for_pj" boolean NOT NULL,
	"for_new" boolean NOT NULL,
	"for_used" boolean NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_prices_choice";--> statement-breakpoint
-- the prices of an installation that is older than their upload become its first ones, in force, of products that go on being sold
INSERT INTO "vaps" ("id", "code", "provider", "coverages", "min_term_months", "max_term_months", "price_source", "for_pf", "for_pj", "for_new", "for_used")
SELECT lpad((row_number() OVER ())::text, 26, '0'), "code", "provider", '', 1, 120, 'TABLE', true, true, true, true FROM "product_prices" GROUP BY "code", "provider";--> statement-breakpoint
UPDATE "product_prices" SET "valid_until" = '9999-12-31' WHERE "valid_until" IS NULL;--> statement-breakpoint
ALTER TABLE "product_prices" ALTER COLUMN "valid_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "table_id" char(26) DEFAULT '00000000000000000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_prices" ALTER COLUMN "table_id" DROP DEFAULT;--> statement-breakpoint
INSERT INTO "tables_in_force" ("kind", "table_id", "effective_from", "decided_at", "decided_by", "begun_at")
SELECT 'product-prices', '00000000000000000000000000', min("effective_from"), now(), '', now() FROM "product_prices" HAVING count(*) > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "vaps_key" ON "vaps" USING btree ("code","provider");--> statement-breakpoint
CREATE INDEX "vaps_by_code" ON "vaps" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "vaps_by_provider" ON "vaps" USING btree ("provider","id");--> statement-breakpoint
CREATE INDEX "product_prices_choice" ON "product_prices" USING btree ("table_id","asset_type","valid_until");--> statement-breakpoint
ALTER TABLE "product_prices" DROP COLUMN "id";