CREATE TABLE "auto_commissions" (
	"table_id" char(26) NOT NULL,
	"coverage" text NOT NULL,
	"category" smallint NOT NULL,
	"commission_millionths" integer NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chevrolet_plus_premiums" (
	"table_id" char(26) NOT NULL,
	"person_type" text,
	"min_financed_cents" bigint NOT NULL,
	"max_financed_cents" bigint NOT NULL,
	"premium_cents" bigint NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "combo_prices" (
	"table_id" char(26) NOT NULL,
	"combo_name" text NOT NULL,
	"person_type" text,
	"asset_type" smallint NOT NULL,
	"price_cents" bigint NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fipe_values" (
	"table_id" char(26) NOT NULL,
	"fipe_code" text NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"model_year" smallint NOT NULL,
	"fuel_type" text NOT NULL,
	"vehicle_type" smallint NOT NULL,
	"reference_month" date NOT NULL,
	"value_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instalment_shares" (
	"table_id" char(26) NOT NULL,
	"min_age" smallint NOT NULL,
	"max_age" smallint NOT NULL,
	"min_term_months" smallint NOT NULL,
	"max_term_months" smallint NOT NULL,
	"share_millionths" integer NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "life_shares" (
	"table_id" char(26) NOT NULL,
	"min_age" smallint NOT NULL,
	"max_age" smallint NOT NULL,
	"min_term_months" smallint NOT NULL,
	"max_term_months" smallint NOT NULL,
	"share_millionths" integer NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_premiums" (
	"table_id" char(26) NOT NULL,
	"person_type" text,
	"asset_type" smallint NOT NULL,
	"term_months" smallint NOT NULL,
	"min_credit_cents" bigint NOT NULL,
	"max_credit_cents" bigint NOT NULL,
	"premium_cents" bigint NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "protection_terms" (
	"table_id" char(26) NOT NULL,
	"code" text NOT NULL,
	"provider" text NOT NULL,
	"coverage" text NOT NULL,
	"term_months" smallint NOT NULL,
	"min_km" integer NOT NULL,
	"max_km" integer NOT NULL,
	"min_price_cents" bigint NOT NULL,
	"max_price_cents" bigint NOT NULL,
	"min_warranty_months" smallint,
	"max_warranty_months" smallint,
	"premium_cents" bigint,
	"commission_millionths" integer NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "auto_commissions_end" ON "auto_commissions" USING btree ("table_id","valid_until");--> statement-breakpoint
CREATE INDEX "chevrolet_plus_premiums_end" ON "chevrolet_plus_premiums" USING btree ("table_id","valid_until");--> statement-breakpoint
CREATE INDEX "combo_prices_end" ON "combo_prices" USING btree ("table_id","valid_until");--> statement-breakpoint
CREATE INDEX "fipe_values_code" ON "fipe_values" USING btree ("table_id","fipe_code","fuel_type");--> statement-breakpoint
CREATE INDEX "instalment_shares_end" ON "instalment_shares" USING btree ("table_id","valid_until");--> statement-breakpoint
CREATE INDEX "life_shares_end" ON "life_shares" USING btree ("table_id","valid_until");--> statement-breakpoint
CREATE INDEX "note_premiums_choice" ON "note_premiums" USING btree ("table_id","asset_type","valid_until");--> statement-breakpoint
CREATE INDEX "protection_terms_choice" ON "protection_terms" USING btree ("table_id","code","valid_until");