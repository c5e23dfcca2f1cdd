ALTER TABLE "customer_links" ADD COLUMN "accepted_term" integer;--> statement-breakpoint
ALTER TABLE "customer_links" ADD COLUMN "accepted_at" timestamp with time zone;