CREATE SEQUENCE "public"."insurance_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 500001 CACHE 1;--> statement-breakpoint
CREATE TABLE "insurance_history" (
	"insurance_id" char(26) NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_id" char(26),
	"actor_name" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "insurance_premiums" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"insurance_id" char(26) NOT NULL,
	"number" smallint NOT NULL,
	"due_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"interest_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"paid_on" date,
	"reason" text,
	"notice_sent_on" date,
	"notice_received_on" date
);
--> statement-breakpoint
CREATE TABLE "insurance_proposals" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"number" text NOT NULL,
	"product" text NOT NULL,
	"insurer" text NOT NULL,
	"status" text NOT NULL,
	"unknown" text,
	"sale_type" text NOT NULL,
	"dealer_id" char(26) NOT NULL,
	"seller_id" char(26) NOT NULL,
	"seller_document" text,
	"created_by_id" char(26) NOT NULL,
	"created_by_name" text NOT NULL,
	"sale_proposal_id" char(26),
	"simulation_code" text,
	"contract_number" text,
	"finance_type_id" smallint,
	"renewal_of_id" char(26),
	"person_type" text NOT NULL,
	"client_document" text,
	"client_name" text,
	"answers" jsonb NOT NULL,
	"prefilled" jsonb NOT NULL,
	"quote_id" text,
	"insurer_quote_id" text,
	"offer" jsonb,
	"quote_valid_until" timestamp with time zone,
	"term_months" smallint,
	"starts_on" date,
	"ends_on" date,
	"premium_cents" bigint,
	"payment" text,
	"questionnaire" jsonb,
	"signed_on" date,
	"sent_at" timestamp with time zone,
	"sent_on" date,
	"insurer_number" text,
	"insurer_code" text,
	"is_collected_by_insurer" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	"question" text,
	"reason" text,
	"accepted_on" date,
	"policy_number" text,
	"issued_on" date,
	"policy_file" text,
	"first_unpaid_due_on" date,
	"notice_received_on" date,
	"suspended_on" date,
	"cancelled_on" date,
	"refund_cents" bigint,
	"insurer_refund_cents" bigint,
	"refund_by" date,
	"refund_to" text,
	"stop" text,
	"claimed_by" char(26),
	"claimed_by_name" text,
	"claimed_at" timestamp with time zone,
	"last_worked_on" date NOT NULL,
	"changed_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "insurance_proposals_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "insurer_requests" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"insurance_id" char(26) NOT NULL,
	"kind" text NOT NULL,
	"request_id" text NOT NULL,
	"insurer_number" text,
	"premium_id" char(26),
	"text" text,
	"is_withdrawal" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"insurer_ref" text,
	"mandate_id" text,
	CONSTRAINT "insurer_requests_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
ALTER TABLE "insurance_history" ADD CONSTRAINT "insurance_history_insurance_id_insurance_proposals_id_fk" FOREIGN KEY ("insurance_id") REFERENCES "public"."insurance_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_premiums" ADD CONSTRAINT "insurance_premiums_insurance_id_insurance_proposals_id_fk" FOREIGN KEY ("insurance_id") REFERENCES "public"."insurance_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurer_requests" ADD CONSTRAINT "insurer_requests_insurance_id_insurance_proposals_id_fk" FOREIGN KEY ("insurance_id") REFERENCES "public"."insurance_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_history_key" ON "insurance_history" USING btree ("insurance_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_premiums_key" ON "insurance_premiums" USING btree ("insurance_id","number");--> statement-breakpoint
CREATE INDEX "insurance_premiums_due" ON "insurance_premiums" USING btree ("due_on","id") WHERE status in ('DUE', 'UNPAID');--> statement-breakpoint
CREATE INDEX "insurance_premiums_pending" ON "insurance_premiums" USING btree ("id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "insurance_proposals_recent" ON "insurance_proposals" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "insurance_proposals_of_dealer" ON "insurance_proposals" USING btree ("dealer_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "insurance_proposals_of_seller" ON "insurance_proposals" USING btree ("seller_id","updated_at","id","dealer_id");--> statement-breakpoint
CREATE INDEX "insurance_proposals_of_creator" ON "insurance_proposals" USING btree ("created_by_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "insurance_proposals_by_status" ON "insurance_proposals" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "insurance_proposals_by_product" ON "insurance_proposals" USING btree ("product","updated_at","id");--> statement-breakpoint
CREATE INDEX "insurance_proposals_waiting" ON "insurance_proposals" USING btree ("updated_at","id") WHERE (status in ('information', 'manual') or unknown is not null or stop is not null or insurer_refund_cents <> refund_cents);--> statement-breakpoint
CREATE INDEX "insurance_proposals_running" ON "insurance_proposals" USING btree ("id") WHERE status not in ('refused', 'dissolved', 'ended', 'cancelled', 'lapsed');--> statement-breakpoint
CREATE INDEX "insurance_proposals_asked" ON "insurance_proposals" USING btree ("asked_at","id") WHERE status in ('sent', 'information', 'accepted') and insurer_number is not null;--> statement-breakpoint
CREATE INDEX "insurance_proposals_of_sale" ON "insurance_proposals" USING btree ("sale_proposal_id");--> statement-breakpoint
CREATE INDEX "insurance_proposals_renewing" ON "insurance_proposals" USING btree ("ends_on","id") WHERE status = 'issued';--> statement-breakpoint
CREATE INDEX "insurance_proposals_issued" ON "insurance_proposals" USING btree ("issued_on","id");--> statement-breakpoint
CREATE INDEX "insurance_proposals_document" ON "insurance_proposals" USING btree ("client_document");--> statement-breakpoint
CREATE INDEX "insurance_proposals_client_name" ON "insurance_proposals" USING gin (lower(regexp_replace(normalize("client_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "insurance_proposals_quote" ON "insurance_proposals" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_proposals_insurer_number" ON "insurance_proposals" USING btree ("insurer","insurer_number");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_proposals_one_renewal" ON "insurance_proposals" USING btree ("renewal_of_id") WHERE status not in ('refused', 'cancelled', 'lapsed');--> statement-breakpoint
CREATE INDEX "insurer_requests_of_insurance" ON "insurer_requests" USING btree ("insurance_id","id");--> statement-breakpoint
CREATE INDEX "insurer_requests_of_premium" ON "insurer_requests" USING btree ("premium_id");