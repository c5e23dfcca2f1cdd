ALTER TABLE "insurance_quotes" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "service_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "extractions" ADD COLUMN "filters" jsonb;--> statement-breakpoint
CREATE INDEX "insurance_proposals_created" ON "insurance_proposals" USING btree ("created_at","id");