CREATE TABLE "tiers" (
	"table_id" char(26) NOT NULL,
	"tier_code" text NOT NULL,
	"description" text NOT NULL,
	"person_type" text NOT NULL,
	"lowest_score" smallint NOT NULL,
	"highest_score" smallint NOT NULL,
	"risk_price_code" text,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL,
	CONSTRAINT "tiers_key" PRIMARY KEY("table_id","person_type","tier_code","lowest_score","effective_from")
);
--> statement-breakpoint
CREATE TABLE "vehicle_options" (
	"table_id" char(26) NOT NULL,
	"code" text NOT NULL,
	"option_code" text NOT NULL,
	"name" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL,
	CONSTRAINT "vehicle_options_table_id_code_option_code_effective_from_pk" PRIMARY KEY("table_id","code","option_code","effective_from")
);
