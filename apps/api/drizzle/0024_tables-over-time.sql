CREATE TABLE "vehicle_version_names" (
	"table_id" char(26) NOT NULL,
	"version_id" integer NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "vehicle_version_names_table_id_version_id_pk" PRIMARY KEY("table_id","version_id")
);
--> statement-breakpoint
ALTER TABLE "tables_in_force" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "tables_in_force" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "effective_from" date;--> statement-breakpoint
UPDATE "tables_in_force" SET "begun_at" = "decided_at" WHERE "cancelled_at" IS NULL;
