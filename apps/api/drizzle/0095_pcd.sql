CREATE TABLE "pathologies" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"pathology_name" text NOT NULL,
	"cid" text NOT NULL,
	"driver" text NOT NULL,
	"taxes" jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pcd_exemptions" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"tax" text NOT NULL,
	"uf" text NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date,
	"price_ceiling_cents" bigint,
	"benefit_ceiling_cents" bigint,
	"rate" text NOT NULL,
	"years_between" smallint,
	"source" text NOT NULL,
	"note" text NOT NULL,
	"confirmed_on" date,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pcd_steps" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"step_title" text NOT NULL,
	"step_text" text NOT NULL,
	"documents" text NOT NULL,
	"duration_days" smallint NOT NULL,
	"condition" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "pathologies_name" ON "pathologies" USING btree (lower(regexp_replace(normalize("pathology_name", NFD), '[\u0300-\u036f]', '', 'g')));--> statement-breakpoint
CREATE UNIQUE INDEX "pathologies_cid" ON "pathologies" USING btree ("cid");--> statement-breakpoint
CREATE INDEX "pathologies_by_name" ON "pathologies" USING btree (lower(regexp_replace(normalize("pathology_name", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "pathologies_by_cid" ON "pathologies" USING btree ("cid","id");--> statement-breakpoint
CREATE INDEX "pathologies_name_search" ON "pathologies" USING gin (lower(regexp_replace(normalize("pathology_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "pcd_exemptions_key" ON "pcd_exemptions" USING btree ("tax","uf","effective_from");--> statement-breakpoint
CREATE INDEX "pcd_exemptions_by_tax" ON "pcd_exemptions" USING btree ("tax","id");--> statement-breakpoint
CREATE INDEX "pcd_exemptions_by_start" ON "pcd_exemptions" USING btree ("effective_from","id");--> statement-breakpoint
CREATE INDEX "pcd_steps_by_position" ON "pcd_steps" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "pcd_steps_by_title" ON "pcd_steps" USING btree (lower(regexp_replace(normalize("step_title", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "pcd_steps_title_search" ON "pcd_steps" USING gin (lower(regexp_replace(normalize("step_title", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);