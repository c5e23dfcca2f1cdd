CREATE TABLE "tcc_exemptions" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"dealer_id" char(26) NOT NULL,
	"status" text NOT NULL,
	"fee_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"requested_by" char(26) NOT NULL,
	"requested_by_name" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" char(26),
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tcc_exemptions" ADD CONSTRAINT "tcc_exemptions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tcc_exemptions_proposal" ON "tcc_exemptions" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE INDEX "tcc_exemptions_requested" ON "tcc_exemptions" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "tcc_exemptions_waiting" ON "tcc_exemptions" USING btree ("dealer_id","requested_at","id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "tcc_exemptions_recent" ON "tcc_exemptions" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tcc_exemptions_one_open" ON "tcc_exemptions" USING btree ("proposal_id") WHERE status not in ('CANCELED', 'REFUSED');