CREATE TABLE "dealer_stock" (
	"table_id" char(26) NOT NULL,
	"stock_code" text NOT NULL,
	"version_id" integer NOT NULL,
	"vehicle_code" text NOT NULL,
	"option_code" text NOT NULL,
	"asset_type" smallint NOT NULL,
	"manufacturer_year" smallint NOT NULL,
	"model_year" smallint NOT NULL,
	"price_cents" bigint NOT NULL,
	"colour" text NOT NULL,
	"mileage" integer,
	CONSTRAINT "dealer_stock_table_id_stock_code_pk" PRIMARY KEY("table_id","stock_code")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "dealer_id" char(26);--> statement-breakpoint
CREATE INDEX "uploads_dealer_recent" ON "uploads" USING btree ("dealer_id","kind","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE TRIGGER dealer_stock_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "dealer_stock" FOR EACH STATEMENT EXECUTE FUNCTION count_change();