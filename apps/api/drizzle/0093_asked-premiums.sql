DROP INDEX "insurance_premiums_pending";--> statement-breakpoint
ALTER TABLE "insurance_premiums" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "insurance_premiums_pending" ON "insurance_premiums" USING btree ("asked_at" NULLS FIRST,"id") WHERE status = 'PENDING';