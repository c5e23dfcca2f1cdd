CREATE TABLE "insurance_quotes" (
	"key" text PRIMARY KEY NOT NULL,
	"insurer" text NOT NULL,
	"product" text NOT NULL,
	"request" jsonb NOT NULL,
	"status" text NOT NULL,
	"quote" jsonb,
	"message" text,
	"asked_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"attempt" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "insurance_quotes_ending" ON "insurance_quotes" USING btree ("valid_until");