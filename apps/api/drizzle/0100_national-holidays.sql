CREATE TABLE "national_holidays" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"holiday_name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "national_holidays_day" ON "national_holidays" USING btree ("day");--> statement-breakpoint
CREATE INDEX "national_holidays_by_day" ON "national_holidays" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "national_holidays_by_name" ON "national_holidays" USING btree (lower(regexp_replace(normalize("holiday_name", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "national_holidays_name_search" ON "national_holidays" USING gin (lower(regexp_replace(normalize("holiday_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);