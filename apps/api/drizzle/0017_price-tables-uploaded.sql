ALTER TABLE "tables_in_force" DROP CONSTRAINT "tables_in_force_pkey";--> statement-breakpoint
ALTER TABLE "tables_in_force" ADD COLUMN "sequence" bigserial PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "tables_in_force" ADD COLUMN "effective_from" date;--> statement-breakpoint
ALTER TABLE "tables_in_force" RENAME COLUMN "since" TO "decided_at";--> statement-breakpoint
ALTER TABLE "tables_in_force" ADD COLUMN "decided_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tables_in_force" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
UPDATE "tables_in_force" SET
  "effective_from" = ("decided_at" AT TIME ZONE 'America/Sao_Paulo')::date,
  "decided_by" = coalesce((SELECT "user_name" FROM "uploads" WHERE "uploads"."id" = "tables_in_force"."table_id"), '');--> statement-breakpoint
-- the table before stays one to go back to
INSERT INTO "tables_in_force" ("kind", "table_id", "effective_from", "decided_at", "decided_by")
SELECT "kind", "previous_table_id", "effective_from" - 1, "decided_at", '' FROM "tables_in_force" WHERE "previous_table_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "tables_in_force" DROP COLUMN "previous_table_id";--> statement-breakpoint
ALTER TABLE "tables_in_force" ALTER COLUMN "effective_from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tables_in_force" ALTER COLUMN "decided_by" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "tables_in_force_choice" ON "tables_in_force" USING btree ("kind","effective_from","sequence");--> statement-breakpoint
-- the price tables of an installation that is older than their upload become its first ones, in force
ALTER TABLE "price_tables" ADD COLUMN "table_id" char(26) DEFAULT '00000000000000000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_tables" ALTER COLUMN "table_id" DROP DEFAULT;--> statement-breakpoint
INSERT INTO "tables_in_force" ("kind", "table_id", "effective_from", "decided_at", "decided_by")
SELECT 'plans', '00000000000000000000000000', min("effective_from"), now(), '' FROM "price_tables" HAVING count(*) > 0;--> statement-breakpoint
DROP INDEX "price_tables_choice";--> statement-breakpoint
CREATE INDEX "price_tables_code" ON "price_tables" USING btree ("table_code","term_months");--> statement-breakpoint
CREATE INDEX "price_tables_choice" ON "price_tables" USING btree ("table_id","finance_type_id","asset_type","sale_type");
