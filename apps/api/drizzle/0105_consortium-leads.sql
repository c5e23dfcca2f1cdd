CREATE TABLE "consortium_leads" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"group_code" text NOT NULL,
	"quota" text NOT NULL,
	"credit_amount_cents" bigint NOT NULL,
	"consortium_status" text NOT NULL,
	"bac_code" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploaded_consortium_leads" (
	"table_id" char(26) NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"group_code" text NOT NULL,
	"quota" text NOT NULL,
	"credit_amount_cents" bigint NOT NULL,
	"consortium_status" text NOT NULL,
	"bac_code" text NOT NULL,
	CONSTRAINT "uploaded_consortium_leads_table_id_group_code_quota_phone_pk" PRIMARY KEY("table_id","group_code","quota","phone")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "consortium_leads_person" ON "consortium_leads" USING btree ("group_code","quota","phone");--> statement-breakpoint
CREATE INDEX "consortium_leads_by_change" ON "consortium_leads" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "consortium_leads_by_name" ON "consortium_leads" USING btree (lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "consortium_leads_name_search" ON "consortium_leads" USING gin (lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);