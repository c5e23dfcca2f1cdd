CREATE TABLE "lender_rows" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"effective_from" date NOT NULL,
	"name" text NOT NULL,
	"cnpj" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"uf" text NOT NULL,
	"zip_code" text NOT NULL,
	"email" text NOT NULL,
	"arrears_rate_monthly" text NOT NULL,
	"late_fine_rate" text NOT NULL,
	"other_charges" text NOT NULL,
	"alone_up_to_cents" bigint NOT NULL,
	"four_eyes_from_cents" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by_name" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "lender_rows_key" ON "lender_rows" USING btree ("effective_from");--> statement-breakpoint
-- A sample, so that an installation names somebody from its first day; the list of what it lacks says that it is one.
INSERT INTO "lender_rows" ("id", "effective_from", "name", "cnpj", "address", "city", "uf", "zip_code", "email", "arrears_rate_monthly", "late_fine_rate", "other_charges", "alone_up_to_cents", "four_eyes_from_cents") VALUES
	('0000000000000000000000fn01', '2015-01-22', 'Banco Boa Estrada (demonstração)', '11222333000181', 'Avenida Paulista, 1000', 'São Paulo', 'SP', '01310100', 'atendimento@boaestrada.example', '0.01', '0.02', '', 50000000, 50000000);
