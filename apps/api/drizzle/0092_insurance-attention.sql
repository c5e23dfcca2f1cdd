DROP INDEX "insurance_proposals_waiting";--> statement-breakpoint
DROP INDEX "insurance_proposals_asked";--> statement-breakpoint
ALTER TABLE "insurance_proposals" ADD COLUMN "confirmed_refund_cents" bigint;--> statement-breakpoint
ALTER TABLE "insurance_proposals" ADD COLUMN "cancelled_by_insurer_on" date;--> statement-breakpoint
CREATE INDEX "insurance_proposals_waiting" ON "insurance_proposals" USING btree ("updated_at","id") WHERE (status in ('information', 'manual') or unknown is not null or stop is not null or cancelled_by_insurer_on is not null or (insurer_refund_cents <> refund_cents and confirmed_refund_cents is distinct from refund_cents));--> statement-breakpoint
CREATE INDEX "insurance_proposals_asked" ON "insurance_proposals" USING btree ("asked_at","id") WHERE ((status in ('sent', 'information', 'accepted') or stop = 'refused' or cancelled_by_insurer_on is not null) and insurer_number is not null);