CREATE TABLE "proposal_announced_clocks" (
	"proposal_id" char(26) NOT NULL,
	"clock" text NOT NULL,
	"ends_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposal_announced_clocks_proposal_id_clock_ends_on_days_before_pk" PRIMARY KEY("proposal_id","clock","ends_on","days_before")
);
--> statement-breakpoint
ALTER TABLE "proposal_payments" ADD COLUMN "requested_by" char(26);--> statement-breakpoint
ALTER TABLE "proposal_envelopes" ADD COLUMN "signed_on" date;--> statement-breakpoint
ALTER TABLE "proposal_announced_clocks" ADD CONSTRAINT "proposal_announced_clocks_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_selfies_doubtful" ON "proposal_selfies" USING btree ("proposal_id") WHERE status = 'DOUBTFUL';--> statement-breakpoint
CREATE INDEX "proposal_envelopes_signed" ON "proposal_envelopes" USING btree ("signed_on","id") WHERE signed_on is not null;--> statement-breakpoint
CREATE INDEX "proposal_envelopes_expiring" ON "proposal_envelopes" USING btree ("expires_at","id") WHERE status = 'IN_PROGRESS';--> statement-breakpoint
UPDATE "proposal_envelopes" SET "signed_on" = signed.day FROM (
	SELECT "envelope_id", max(("acted_at"::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date) AS day
	FROM "proposal_signers" GROUP BY "envelope_id" HAVING bool_and("status" = 'SIGNED' AND "acted_at" IS NOT NULL)
) AS signed WHERE signed."envelope_id" = "proposal_envelopes"."id" AND "proposal_envelopes"."status" IN ('SIGNED', 'COMPLETED');
