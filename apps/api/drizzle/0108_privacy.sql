CREATE SEQUENCE "public"."data_request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 900001 CACHE 1;--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"document" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"is_email_verified" boolean NOT NULL,
	"message" text NOT NULL,
	"corrections" jsonb NOT NULL,
	"consents" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"recorded_by_name" text,
	"claimed_by" char(26),
	"claimed_by_name" text,
	"claimed_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by_name" text,
	"kept" jsonb,
	"erased_at" timestamp with time zone,
	"notice_stage" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "data_requests_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "consent_revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_reviews" ADD COLUMN "notice_stage" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "data_requests_open" ON "data_requests" USING btree ("due_on","id") WHERE status in ('RECEIVED', 'IN_PROGRESS');--> statement-breakpoint
CREATE INDEX "data_requests_received" ON "data_requests" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "data_requests_status" ON "data_requests" USING btree ("status","received_at","id");--> statement-breakpoint
CREATE INDEX "data_requests_document" ON "data_requests" USING btree ("document","id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_waiting" ON "data_requests" USING btree ("document","kind") WHERE status in ('RECEIVED', 'IN_PROGRESS') and channel = 'CLIENT_PAGE';--> statement-breakpoint
CREATE INDEX "client_messages_document" ON "client_messages" USING btree ("document","id");--> statement-breakpoint
CREATE INDEX "credit_reviews_due" ON "credit_reviews" USING btree ("due_on","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "credit_consents_document" ON "credit_consents" USING btree ("client_document","granted_at");--> statement-breakpoint
CREATE INDEX "web_forms_document" ON "web_forms" USING btree (("client" ->> 'document'));