CREATE TABLE "offers" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"offer_name" text NOT NULL,
	"offer_type" text NOT NULL,
	"region" text NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"vehicle_type" text NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"manufacturer_year" smallint NOT NULL,
	"model_year" smallint NOT NULL,
	"colours" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"person_type" text NOT NULL,
	"finance_type_id" smallint NOT NULL,
	"deferral_unit" text NOT NULL,
	"source_table_code" text NOT NULL,
	"description" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "offers_name" ON "offers" USING btree ("region",lower(regexp_replace(normalize("offer_name", NFD), '[\u0300-\u036f]', '', 'g')));--> statement-breakpoint
CREATE INDEX "offers_by_name" ON "offers" USING btree (lower(regexp_replace(normalize("offer_name", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "offers_by_end" ON "offers" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "offers_name_search" ON "offers" USING gin (lower(regexp_replace(normalize("offer_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offers_version" ON "offers" USING btree ("version_id");