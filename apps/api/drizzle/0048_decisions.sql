CREATE TABLE "proposal_first_decisions" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"decision" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"offer" jsonb,
	"reason" text,
	"decided_by" char(26) NOT NULL,
	"decided_by_name" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "proposal_announced_endings" (
	"proposal_id" char(26) NOT NULL,
	"ends_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposal_announced_endings_proposal_id_ends_on_days_before_pk" PRIMARY KEY("proposal_id","ends_on","days_before")
);
--> statement-breakpoint
ALTER TABLE "proposal_history" ADD COLUMN "offer" jsonb;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "offer" jsonb;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "approved" jsonb;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
UPDATE "proposals" SET "waiting_since" = coalesce((select max(h.at) from proposal_history h where h.proposal_id = proposals.id and (h.from_status is distinct from h.to_status or h.event = 'presentConditions')), "updated_at");--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "waiting_since" SET NOT NULL;--> statement-breakpoint
UPDATE "proposals" SET "approved" = jsonb_build_object('financeValueCents', finance_value_cents, 'entryValueCents', entry_value_cents, 'termMonths', term_months, 'rateMonthly', figures->'rateMonthly', 'installmentCents', figures->'installmentCents') WHERE status in ('AP', 'APC', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS', 'OC', 'OCM');--> statement-breakpoint
ALTER TABLE "proposal_first_decisions" ADD CONSTRAINT "proposal_first_decisions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_announced_endings" ADD CONSTRAINT "proposal_announced_endings_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_first_decisions_key" ON "proposal_first_decisions" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_first_decisions_open" ON "proposal_first_decisions" USING btree ("proposal_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "proposals_standing" ON "proposals" USING btree (least(srs_valid_until, table_valid_until),"id") WHERE status in ('AP', 'APC', 'AF', 'PU') and not blocked;--> statement-breakpoint
CREATE INDEX "proposals_waiting" ON "proposals" USING btree ("waiting_since","id") WHERE status in ('PD', 'HLD', 'APC', 'WFA');