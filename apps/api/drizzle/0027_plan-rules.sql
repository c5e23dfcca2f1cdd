CREATE TABLE "plan_rules" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"finance_type_id" integer NOT NULL,
	"effective_from" date NOT NULL,
	"is_offered" boolean NOT NULL,
	"min_term_months" integer NOT NULL,
	"max_term_months" integer NOT NULL,
	"min_entry_percent" integer NOT NULL,
	"max_entry_percent" integer NOT NULL,
	"max_balloon_percent" integer,
	"max_balloons" integer,
	"max_grace_days" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by_name" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_tables" ADD COLUMN "max_entry_share" numeric(5, 4);--> statement-breakpoint
CREATE UNIQUE INDEX "plan_rules_key" ON "plan_rules" USING btree ("finance_type_id","effective_from");--> statement-breakpoint
-- An installation begins with every plan on sale within whatever its price tables allow.
INSERT INTO "plan_rules" ("id", "finance_type_id", "effective_from", "is_offered", "min_term_months", "max_term_months", "min_entry_percent", "max_entry_percent", "max_balloon_percent", "max_balloons", "max_grace_days") VALUES
	('00000000000000000000000001', 1, '2015-01-01', true, 1, 120, 0, 100, NULL, NULL, NULL),
	('00000000000000000000000002', 2, '2015-01-01', true, 1, 120, 0, 100, 100, NULL, NULL),
	('00000000000000000000000004', 4, '2015-01-01', true, 1, 120, 0, 100, NULL, NULL, 390),
	('00000000000000000000000005', 5, '2015-01-01', true, 1, 120, 0, 100, NULL, NULL, 390),
	('00000000000000000000000006', 6, '2015-01-01', true, 1, 120, 0, 100, NULL, NULL, NULL),
	('00000000000000000000000007', 7, '2015-01-01', true, 1, 120, 0, 100, NULL, NULL, NULL),
	('00000000000000000000000008', 8, '2015-01-01', true, 1, 120, 0, 100, NULL, NULL, NULL),
	('00000000000000000000000009', 9, '2015-01-01', true, 1, 120, 0, 100, NULL, NULL, NULL),
	('00000000000000000000000010', 10, '2015-01-01', true, 1, 120, 0, 100, NULL, NULL, NULL),
	('00000000000000000000000011', 11, '2015-01-01', true, 1, 120, 0, 100, NULL, NULL, 390),
	('00000000000000000000000012', 12, '2015-01-01', true, 1, 120, 0, 100, 100, 60, NULL),
	('00000000000000000000000013', 13, '2015-01-01', true, 1, 120, 0, 100, 100, NULL, NULL),
	('00000000000000000000000014', 14, '2015-01-01', true, 1, 120, 0, 100, NULL, NULL, NULL);
