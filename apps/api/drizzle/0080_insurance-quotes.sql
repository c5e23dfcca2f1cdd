CREATE TABLE "insurance_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"attempt" integer NOT NULL,
	"insurer" text NOT NULL,
	"product" text NOT NULL,
	"request" jsonb NOT NULL,
	"status" text NOT NULL,
	"quote" jsonb,
	"message" text,
	"asked_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_quotes_attempt" ON "insurance_quotes" USING btree ("key","attempt");--> statement-breakpoint
CREATE INDEX "insurance_quotes_ending" ON "insurance_quotes" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "vehicle_versions_code" ON "vehicle_versions" USING btree ("code","option_code");