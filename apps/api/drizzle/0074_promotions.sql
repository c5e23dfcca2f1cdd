CREATE TABLE "coupons" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"rule_name" text NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"discount_type" text NOT NULL,
	"discount_value" bigint NOT NULL,
	"person_type" text NOT NULL,
	"finance_structures" text NOT NULL,
	"asset_type_ids" text NOT NULL,
	"sale_type" text NOT NULL,
	"sale_option_types" text NOT NULL,
	"manufacturers" text NOT NULL,
	"models" text NOT NULL,
	"versions" text NOT NULL,
	"manufacturer_years" text NOT NULL,
	"model_years" text NOT NULL,
	"dealer_codes" text NOT NULL,
	"regions" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"discount_coupon" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_people" (
	"rule_id" char(26) NOT NULL,
	"document" text NOT NULL,
	CONSTRAINT "discount_people_rule_id_document_pk" PRIMARY KEY("rule_id","document")
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"rule_id" char(26) NOT NULL,
	"code" text NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"proposal_number" text NOT NULL,
	"simulation_id" char(26) NOT NULL,
	"dealer_id" char(26) NOT NULL,
	"document" text NOT NULL,
	"list_price_cents" bigint NOT NULL,
	"price_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	"release_on" date,
	"counted_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"released_by" text
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"rule_name" text NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"discount_type" text NOT NULL,
	"discount_value" bigint NOT NULL,
	"person_type" text NOT NULL,
	"finance_structures" text NOT NULL,
	"asset_type_ids" text NOT NULL,
	"sale_type" text NOT NULL,
	"sale_option_types" text NOT NULL,
	"manufacturers" text NOT NULL,
	"models" text NOT NULL,
	"versions" text NOT NULL,
	"manufacturer_years" text NOT NULL,
	"model_years" text NOT NULL,
	"dealer_codes" text NOT NULL,
	"regions" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"discount_voucher" text NOT NULL,
	"voucher_type" text NOT NULL,
	"voucher_limit" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("discount_coupon");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_name" ON "coupons" USING btree (lower(regexp_replace(normalize("rule_name", NFD), '[\u0300-\u036f]', '', 'g')));--> statement-breakpoint
CREATE INDEX "coupons_by_name" ON "coupons" USING btree (lower(regexp_replace(normalize("rule_name", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "coupons_by_end" ON "coupons" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "coupons_updated" ON "coupons" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "coupons_name_search" ON "coupons" USING gin (lower(regexp_replace(normalize("rule_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "discount_uses_open" ON "discount_uses" USING btree ("proposal_id") WHERE "discount_uses"."status" <> 'RELEASED';--> statement-breakpoint
CREATE INDEX "discount_uses_proposal" ON "discount_uses" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "discount_uses_rule" ON "discount_uses" USING btree ("rule_id","status");--> statement-breakpoint
CREATE INDEX "discount_uses_document" ON "discount_uses" USING btree ("rule_id","document");--> statement-breakpoint
CREATE INDEX "discount_uses_simulation" ON "discount_uses" USING btree ("simulation_id");--> statement-breakpoint
CREATE INDEX "discount_uses_release" ON "discount_uses" USING btree ("release_on","id") WHERE "discount_uses"."status" = 'RESERVED' and "discount_uses"."release_on" is not null;--> statement-breakpoint
CREATE INDEX "discount_uses_reserved" ON "discount_uses" USING btree ("reserved_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_code" ON "vouchers" USING btree ("discount_voucher");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_name" ON "vouchers" USING btree (lower(regexp_replace(normalize("rule_name", NFD), '[\u0300-\u036f]', '', 'g')));--> statement-breakpoint
CREATE INDEX "vouchers_by_name" ON "vouchers" USING btree (lower(regexp_replace(normalize("rule_name", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "vouchers_by_end" ON "vouchers" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "vouchers_updated" ON "vouchers" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "vouchers_name_search" ON "vouchers" USING gin (lower(regexp_replace(normalize("rule_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);