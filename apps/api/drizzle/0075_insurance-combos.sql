CREATE TABLE "combos" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"combo_name" text NOT NULL,
	"products" jsonb NOT NULL,
	"person_type" text NOT NULL,
	"vehicle_type" text NOT NULL,
	"vehicle_segmentation" text NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"description_pt" text NOT NULL,
	"description_en" text NOT NULL,
	"km_pmc" integer,
	"coverage_pmc" text NOT NULL,
	"terms_pmc" jsonb NOT NULL,
	"term_gap" smallint,
	"position" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "combos_name" ON "combos" USING btree ("person_type","vehicle_type",lower(regexp_replace(normalize("combo_name", NFD), '[\u0300-\u036f]', '', 'g'))) WHERE "combos"."enabled";--> statement-breakpoint
CREATE INDEX "combos_by_position" ON "combos" USING btree ((case when "enabled" then "position" else 1000 end),"id");--> statement-breakpoint
CREATE INDEX "combos_by_name" ON "combos" USING btree (lower(regexp_replace(normalize("combo_name", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "combos_by_end" ON "combos" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "combos_name_search" ON "combos" USING gin (lower(regexp_replace(normalize("combo_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);