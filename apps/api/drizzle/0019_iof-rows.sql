CREATE TABLE "iof_rows" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"taxpayer" text NOT NULL,
	"effective_from" date NOT NULL,
	"daily_rate" text NOT NULL,
	"additional_rate" text NOT NULL,
	"cap_days" integer NOT NULL,
	"financed_limit_cents" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by_name" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "iof_rows_key" ON "iof_rows" USING btree ("taxpayer","effective_from");--> statement-breakpoint
-- The rates of Decreto 6.306/2007 art. 7 and its changes until today: an installation begins with them.
INSERT INTO "iof_rows" ("id", "taxpayer", "effective_from", "daily_rate", "additional_rate", "cap_days", "financed_limit_cents") VALUES
	('0000000000000000000000pf01', 'pf', '2015-01-22', '0.000082', '0.0038', 365, NULL),
	('0000000000000000000000pj01', 'pj', '2015-01-22', '0.000041', '0.0038', 365, NULL),
	('0000000000000000000000pj02', 'pj', '2025-05-23', '0.000082', '0.0095', 365, NULL),
	('0000000000000000000000pj03', 'pj', '2025-06-11', '0.000082', '0.0038', 365, NULL),
	('0000000000000000000000sm01', 'simples', '2025-06-11', '0.0000274', '0.0038', 365, 3000000);
