ALTER TABLE "extractions" ADD COLUMN "message_key" text;--> statement-breakpoint
ALTER TABLE "extractions" ADD COLUMN "scope" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "extractions" ADD COLUMN "expected_rows" integer;