ALTER TABLE "sessions" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "link" text;--> statement-breakpoint
CREATE INDEX "sessions_left" ON "sessions" USING btree ("expires_at") WHERE left_at is not null;