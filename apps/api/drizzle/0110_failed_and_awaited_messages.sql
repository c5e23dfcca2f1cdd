ALTER TABLE "leads" ADD COLUMN "message_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_messages" ADD COLUMN "is_awaited" boolean DEFAULT false NOT NULL;