CREATE TABLE "risk_price_rules" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"rule_name" text NOT NULL,
	"rule_code" text NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "risk_price_rules_code" ON "risk_price_rules" USING btree ("rule_code");--> statement-breakpoint
CREATE INDEX "risk_price_rules_by_start" ON "risk_price_rules" USING btree ("effective_from","id");--> statement-breakpoint
CREATE INDEX "risk_price_rules_by_name" ON "risk_price_rules" USING btree (lower(regexp_replace(normalize("rule_name", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "risk_price_rules_name_search" ON "risk_price_rules" USING gin (lower(regexp_replace(normalize("rule_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "risk_price_rules" ADD CONSTRAINT "risk_price_rules_days" EXCLUDE USING gist (daterange("effective_from", "valid_until", '[]') WITH &&);
