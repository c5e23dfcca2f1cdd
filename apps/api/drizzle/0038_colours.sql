CREATE TABLE "colours" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"colour_name" text NOT NULL,
	"colour_code" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "colours_code" ON "colours" USING btree ("colour_code");--> statement-breakpoint
CREATE UNIQUE INDEX "colours_name" ON "colours" USING btree (lower(regexp_replace(normalize("colour_name", NFD), '[\u0300-\u036f]', '', 'g')));--> statement-breakpoint
CREATE INDEX "colours_by_name" ON "colours" USING btree (lower(regexp_replace(normalize("colour_name", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "colours_name_search" ON "colours" USING gin (lower(regexp_replace(normalize("colour_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);