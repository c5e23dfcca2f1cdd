DROP INDEX "pre_approvals_simulation";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "document" text;--> statement-breakpoint
ALTER TABLE "pre_approvals" ADD COLUMN "client_document" text;--> statement-breakpoint
ALTER TABLE "pre_approvals" ADD COLUMN "subject" jsonb;--> statement-breakpoint
ALTER TABLE "pre_approvals" ADD COLUMN "question_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_document_unique" ON "users" USING btree ("document") WHERE document is not null;--> statement-breakpoint
CREATE INDEX "pre_approvals_question" ON "pre_approvals" USING btree ("client_document","question_hash","consulted_at");--> statement-breakpoint
CREATE INDEX "pre_approvals_simulation" ON "pre_approvals" USING btree ("simulation_id","id");
--> statement-breakpoint
-- whom the answers of before were about: the authorisation that was recorded just before each of them says it
UPDATE "pre_approvals" SET "client_document" = (
  SELECT "client_document" FROM "credit_consents"
  WHERE "credit_consents"."simulation_id" = "pre_approvals"."simulation_id" AND "granted_at" <= "consulted_at"
  ORDER BY "granted_at" DESC, "credit_consents"."id" DESC LIMIT 1
);
