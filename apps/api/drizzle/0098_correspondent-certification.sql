CREATE TABLE "uploaded_certifications" (
	"table_id" char(26) NOT NULL,
	"username" text NOT NULL,
	"certification_number" text NOT NULL,
	"certification_issuer" text NOT NULL,
	"certification_start" date NOT NULL,
	"certification_end" date NOT NULL,
	CONSTRAINT "uploaded_certifications_table_id_username_pk" PRIMARY KEY("table_id","username")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "certification_number" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "certification_issuer" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "certification_start" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "certification_end" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "certification_saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "certification_warned_days" smallint;--> statement-breakpoint
CREATE INDEX "users_certification_saved" ON "users" USING btree ("certification_saved_at","id");--> statement-breakpoint
CREATE INDEX "users_certification_end" ON "users" USING btree ("certification_end","id");