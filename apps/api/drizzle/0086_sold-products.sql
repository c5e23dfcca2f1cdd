CREATE TABLE "product_follow_ups" (
	"proposal_id" char(26) PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"outcome" text,
	"postponed_until" date,
	"changed_by" char(26) NOT NULL,
	"changed_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal_products" (
	"proposal_id" char(26) NOT NULL,
	"code" text NOT NULL,
	"provider" text NOT NULL,
	"quantity" smallint NOT NULL,
	"premium_cents" bigint NOT NULL,
	"monthly_cents" bigint NOT NULL,
	"is_financed" boolean NOT NULL,
	CONSTRAINT "proposal_products_proposal_id_code_provider_pk" PRIMARY KEY("proposal_id","code","provider")
);
--> statement-breakpoint
ALTER TABLE "product_follow_ups" ADD CONSTRAINT "product_follow_ups_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_products" ADD CONSTRAINT "proposal_products_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_history_sent" ON "proposal_history" USING btree ("at","proposal_id") WHERE event = 'send' and from_status = 'WO';--> statement-breakpoint
CREATE INDEX "proposal_history_paid" ON "proposal_history" USING btree ("at","proposal_id") WHERE to_status in ('OC', 'OCM') and from_status is distinct from to_status;--> statement-breakpoint
-- the products of the proposals that exist, each insurer's once
INSERT INTO "proposal_products" ("proposal_id", "code", "provider", "quantity", "premium_cents", "monthly_cents", "is_financed")
  SELECT "proposal_id", sold."code", sold."provider", coalesce(sold."quantity", 1), sold."premiumCents", coalesce(sold."monthlyCents", 0), coalesce(sold."isFinanced", true)
  FROM "proposal_loans", jsonb_to_recordset("item"->'products') AS sold
    ("code" text, "provider" text, "quantity" smallint, "premiumCents" bigint, "monthlyCents" bigint, "isFinanced" boolean, "selected" boolean)
  WHERE sold."selected"
  ON CONFLICT DO NOTHING;
