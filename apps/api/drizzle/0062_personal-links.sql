ALTER TABLE "capture_links" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_page_links" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
UPDATE "capture_links" SET "ended_at" = "session_expires_at" - interval '30 minutes' WHERE "session_hash" IS NOT NULL;
