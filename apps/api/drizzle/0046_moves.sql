CREATE SEQUENCE "public"."contract_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 70000001 CACHE 1;--> statement-breakpoint
ALTER TABLE "proposal_history" ADD COLUMN "conditions" jsonb;--> statement-breakpoint
ALTER TABLE "proposal_history" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "blocked_by" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "vap_exemption_applied" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "contract_number" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "repurchase" jsonb;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "rectified" jsonb;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_contract_number_unique" UNIQUE("contract_number");