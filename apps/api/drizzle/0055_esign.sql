CREATE TABLE "proposal_envelopes" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"contract_id" char(26) NOT NULL,
	"status" text NOT NULL,
	"partner_id" text,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by_name" text NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" smallint NOT NULL,
	"asked_at" timestamp with time zone,
	"unanswered" smallint NOT NULL,
	"sealed_sha256" text,
	"sealed_bytes" integer,
	"expired_at" text,
	"ended_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "proposal_signers" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"envelope_id" char(26) NOT NULL,
	"place" smallint NOT NULL,
	"role" text NOT NULL,
	"sign_order" smallint NOT NULL,
	"name" text NOT NULL,
	"document" text NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"acted_at" text,
	"reason" text,
	"link" text,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "proposal_envelopes" ADD CONSTRAINT "proposal_envelopes_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_envelopes" ADD CONSTRAINT "proposal_envelopes_contract_id_proposal_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."proposal_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_signers" ADD CONSTRAINT "proposal_signers_envelope_id_proposal_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."proposal_envelopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_envelopes_of_proposal" ON "proposal_envelopes" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_envelopes_partner" ON "proposal_envelopes" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_envelopes_standing" ON "proposal_envelopes" USING btree ("proposal_id") WHERE status in ('REQUESTED', 'UNKNOWN', 'IN_PROGRESS', 'SIGNED');--> statement-breakpoint
CREATE INDEX "proposal_envelopes_asked" ON "proposal_envelopes" USING btree ("asked_at","id") WHERE status in ('REQUESTED', 'UNKNOWN', 'IN_PROGRESS', 'SIGNED');--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_signers_of_envelope" ON "proposal_signers" USING btree ("envelope_id","place");--> statement-breakpoint
CREATE INDEX "proposal_signers_mailed" ON "proposal_signers" USING btree ("mailed_at","id") WHERE status = 'PENDING';