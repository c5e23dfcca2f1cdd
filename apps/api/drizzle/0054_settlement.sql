CREATE TABLE "proposal_liens" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"status" text NOT NULL,
	"chassis" text NOT NULL,
	"registration" text,
	"registered_on" date,
	"lapses_on" date,
	"reason" text,
	"by_hand" boolean DEFAULT false NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by_name" text NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"stop" text
);
--> statement-breakpoint
CREATE TABLE "proposal_payments" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"dealer_id" char(26) NOT NULL,
	"seller_id" char(26) NOT NULL,
	"status" text NOT NULL,
	"contract_number" text NOT NULL,
	"payee_document" text NOT NULL,
	"payee_name" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"payment_id" text,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by_name" text NOT NULL,
	"sent_at" timestamp with time zone,
	"expected_on" date,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"settled_on" date,
	"receipt" text,
	"reason" text,
	"confirmed_by_name" text,
	"stop" text
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "electronic_signature" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "proposal_liens" ADD CONSTRAINT "proposal_liens_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_payments" ADD CONSTRAINT "proposal_payments_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_liens_of_proposal" ON "proposal_liens" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_liens_standing" ON "proposal_liens" USING btree ("proposal_id") WHERE status in ('REQUESTED', 'UNKNOWN', 'REGISTERED', 'RELEASING');--> statement-breakpoint
CREATE INDEX "proposal_liens_lapsing" ON "proposal_liens" USING btree ("lapses_on","id") WHERE status = 'REGISTERED';--> statement-breakpoint
CREATE INDEX "proposal_payments_of_proposal" ON "proposal_payments" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_payments_under_way" ON "proposal_payments" USING btree ("proposal_id") WHERE status in ('REQUESTED', 'UNKNOWN', 'SENT');--> statement-breakpoint
CREATE INDEX "proposal_payments_sent" ON "proposal_payments" USING btree ("asked_at","id") WHERE status = 'SENT';--> statement-breakpoint
CREATE INDEX "proposal_payments_recent" ON "proposal_payments" USING btree ("requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proposal_payments_of_dealer" ON "proposal_payments" USING btree ("dealer_id","requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proposal_payments_of_seller" ON "proposal_payments" USING btree ("seller_id","requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);