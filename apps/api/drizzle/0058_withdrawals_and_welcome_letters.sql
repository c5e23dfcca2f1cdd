CREATE TABLE "proposal_welcome_letters" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"dealer_id" char(26) NOT NULL,
	"seller_id" char(26) NOT NULL,
	"email" text NOT NULL,
	"is_again" boolean NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by_name" text NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "proposal_announced_liens" (
	"lien_id" char(26) NOT NULL,
	"days_before" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposal_announced_liens_lien_id_days_before_pk" PRIMARY KEY("lien_id","days_before")
);
--> statement-breakpoint
CREATE TABLE "proposal_withdrawals" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"contract_id" char(26) NOT NULL,
	"contract_signed_on" date NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by_name" text NOT NULL,
	"wished_on" date NOT NULL,
	"channel" text NOT NULL,
	"reason" text NOT NULL,
	"principal_from" text NOT NULL,
	"client_paid_cents" bigint NOT NULL,
	"correction" text NOT NULL,
	"terms" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"client_email" text
);
--> statement-breakpoint
DROP INDEX "proposal_payments_under_way";--> statement-breakpoint
ALTER TABLE "proposal_payments" ADD COLUMN "kind" text DEFAULT 'PAYMENT' NOT NULL;--> statement-breakpoint
ALTER TABLE "proposal_envelopes" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proposal_welcome_letters" ADD CONSTRAINT "proposal_welcome_letters_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_announced_liens" ADD CONSTRAINT "proposal_announced_liens_lien_id_proposal_liens_id_fk" FOREIGN KEY ("lien_id") REFERENCES "public"."proposal_liens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_withdrawals" ADD CONSTRAINT "proposal_withdrawals_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_withdrawals" ADD CONSTRAINT "proposal_withdrawals_contract_id_proposal_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."proposal_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_welcome_letters_first" ON "proposal_welcome_letters" USING btree ("proposal_id") WHERE not is_again;--> statement-breakpoint
CREATE INDEX "proposal_welcome_letters_of_proposal" ON "proposal_welcome_letters" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE INDEX "proposal_welcome_letters_requested" ON "proposal_welcome_letters" USING btree ("requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_withdrawals_of_contract" ON "proposal_withdrawals" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "proposal_withdrawals_of_proposal" ON "proposal_withdrawals" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE INDEX "proposal_envelopes_requested" ON "proposal_envelopes" USING btree ("requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_payments_under_way" ON "proposal_payments" USING btree ("proposal_id","kind") WHERE status in ('REQUESTED', 'UNKNOWN', 'SENT');--> statement-breakpoint
CREATE TRIGGER proposal_withdrawals_append_only BEFORE UPDATE OR DELETE ON "proposal_withdrawals" FOR EACH ROW EXECUTE FUNCTION refuse_change();
