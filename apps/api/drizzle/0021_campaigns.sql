CREATE TABLE "campaigns" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"campaign_code" text NOT NULL,
	"campaign_name" text NOT NULL,
	"model_year" smallint NOT NULL,
	"manufacturer_year" smallint NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_code" ON "campaigns" USING btree ("campaign_code");--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_name" ON "campaigns" USING btree (lower(regexp_replace(normalize("campaign_name", NFD), '[\u0300-\u036f]', '', 'g')));--> statement-breakpoint
CREATE INDEX "campaigns_by_name" ON "campaigns" USING btree (lower(regexp_replace(normalize("campaign_name", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "campaigns_by_year" ON "campaigns" USING btree ("model_year","id");--> statement-breakpoint
CREATE INDEX "campaigns_name_search" ON "campaigns" USING gin (lower(regexp_replace(normalize("campaign_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "campaigns_recent" ON "campaigns" USING btree ("updated_at","id");