CREATE TABLE "final_client_products" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"client_page" text NOT NULL,
	"product" text NOT NULL,
	"effective_from" date NOT NULL,
	"is_shown" boolean NOT NULL,
	"position" integer NOT NULL,
	"text_pt" text NOT NULL,
	"text_en" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by_name" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "protected_instalment_plans" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"plan_code" text NOT NULL,
	"plan_name_pt" text NOT NULL,
	"plan_name_en" text NOT NULL,
	"covered_events" jsonb NOT NULL,
	"covered_instalments" smallint NOT NULL,
	"max_instalment_cents" bigint NOT NULL,
	"waiting_days" smallint NOT NULL,
	"min_age" smallint NOT NULL,
	"max_age" smallint NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auto_campaigns" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"campaign_name" text NOT NULL,
	"campaign_code" text NOT NULL,
	"provider" text NOT NULL,
	"dealer_codes" text NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"discount_share" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotional_coupons" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"coupon_code" text NOT NULL,
	"campaign_id" char(26) NOT NULL,
	"coupon_limit" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "final_client_products_key" ON "final_client_products" USING btree ("client_page","product","effective_from");--> statement-breakpoint
CREATE UNIQUE INDEX "protected_instalment_plans_code" ON "protected_instalment_plans" USING btree ("plan_code");--> statement-breakpoint
CREATE INDEX "protected_instalment_plans_by_code" ON "protected_instalment_plans" USING btree ("plan_code","id");--> statement-breakpoint
CREATE INDEX "protected_instalment_plans_by_name" ON "protected_instalment_plans" USING btree (lower(regexp_replace(normalize("plan_name_pt", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "protected_instalment_plans_by_end" ON "protected_instalment_plans" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "protected_instalment_plans_name_search" ON "protected_instalment_plans" USING gin (lower(regexp_replace(normalize("plan_name_pt", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "protected_instalment_plans_english_search" ON "protected_instalment_plans" USING gin (lower(regexp_replace(normalize("plan_name_en", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "auto_campaigns_name" ON "auto_campaigns" USING btree (lower(regexp_replace(normalize("campaign_name", NFD), '[\u0300-\u036f]', '', 'g')));--> statement-breakpoint
CREATE UNIQUE INDEX "auto_campaigns_code" ON "auto_campaigns" USING btree ("campaign_code");--> statement-breakpoint
CREATE INDEX "auto_campaigns_by_name" ON "auto_campaigns" USING btree (lower(regexp_replace(normalize("campaign_name", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "auto_campaigns_by_start" ON "auto_campaigns" USING btree ("effective_from","id");--> statement-breakpoint
CREATE INDEX "auto_campaigns_by_end" ON "auto_campaigns" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "auto_campaigns_of_insurer" ON "auto_campaigns" USING btree ("provider","valid_until");--> statement-breakpoint
CREATE INDEX "auto_campaigns_name_search" ON "auto_campaigns" USING gin (lower(regexp_replace(normalize("campaign_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "promotional_coupons_code" ON "promotional_coupons" USING btree ("coupon_code");--> statement-breakpoint
CREATE INDEX "promotional_coupons_by_creation" ON "promotional_coupons" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "promotional_coupons_by_uses" ON "promotional_coupons" USING btree ("used","id");--> statement-breakpoint
CREATE INDEX "promotional_coupons_of_campaign" ON "promotional_coupons" USING btree ("campaign_id","created_at","id");