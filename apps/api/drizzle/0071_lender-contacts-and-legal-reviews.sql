ALTER TABLE "legal_texts" ADD COLUMN "sources" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD COLUMN "confirmed_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lender_rows" ADD COLUMN "sac_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lender_rows" ADD COLUMN "ombudsman_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lender_rows" ADD COLUMN "privacy_officer" text DEFAULT '' NOT NULL;