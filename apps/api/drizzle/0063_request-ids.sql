ALTER TABLE "proposal_envelopes" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "proposal_liens" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "proposal_payments" ADD COLUMN "request_id" text;