CREATE TABLE "proposal_fraud_signals" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"kind" text NOT NULL,
	"act" text NOT NULL,
	"document" text NOT NULL,
	"person_name" text NOT NULL,
	"subject_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" char(26),
	"reviewed_by_name" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "signatory_acts" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"document" text NOT NULL,
	"act" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"device_hash" text,
	"client_address" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "client_address" text;--> statement-breakpoint
ALTER TABLE "proposal_fraud_signals" ADD CONSTRAINT "proposal_fraud_signals_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatory_acts" ADD CONSTRAINT "signatory_acts_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_fraud_signals_once" ON "proposal_fraud_signals" USING btree ("proposal_id","kind","document","subject_hash");--> statement-breakpoint
CREATE INDEX "proposal_fraud_signals_open" ON "proposal_fraud_signals" USING btree ("proposal_id") WHERE reviewed_at is null;--> statement-breakpoint
CREATE INDEX "signatory_acts_of_device" ON "signatory_acts" USING btree ("device_hash","at");--> statement-breakpoint
CREATE INDEX "signatory_acts_at" ON "signatory_acts" USING btree ("at");