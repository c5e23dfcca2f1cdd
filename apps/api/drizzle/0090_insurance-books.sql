CREATE TABLE "commission_differences" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"statement_kind" text NOT NULL,
	"insurer" text NOT NULL,
	"month" text NOT NULL,
	"item" integer,
	"policy_number" text NOT NULL,
	"insurance_id" char(26),
	"our_net_cents" bigint,
	"our_commission_cents" bigint,
	"their_net_cents" bigint,
	"their_commission_cents" bigint,
	"note" text,
	"claimed_by" char(26),
	"claimed_by_name" text,
	"claimed_at" timestamp with time zone,
	"changed_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurance_commissions" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"insurance_id" char(26) NOT NULL,
	"kind" text NOT NULL,
	"statement_kind" text NOT NULL,
	"insurer" text NOT NULL,
	"product" text NOT NULL,
	"policy_number" text NOT NULL,
	"dealer_id" char(26) NOT NULL,
	"seller_id" char(26) NOT NULL,
	"booked_on" date NOT NULL,
	"statement_month" text NOT NULL,
	"net_cents" bigint NOT NULL,
	"share_millionths" integer NOT NULL,
	"has_table" boolean NOT NULL,
	"amount_cents" bigint NOT NULL,
	"difference_id" char(26),
	"booked_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurer_statement_lines" (
	"table_id" char(26) NOT NULL,
	"insurer" text NOT NULL,
	"month" text NOT NULL,
	"item" integer NOT NULL,
	"policy_number" text NOT NULL,
	"kind" text NOT NULL,
	"net_cents" bigint NOT NULL,
	"commission_cents" bigint NOT NULL,
	CONSTRAINT "insurer_statement_lines_table_id_insurer_month_item_pk" PRIMARY KEY("table_id","insurer","month","item")
);
--> statement-breakpoint
ALTER TABLE "insurance_commissions" ADD CONSTRAINT "insurance_commissions_insurance_id_insurance_proposals_id_fk" FOREIGN KEY ("insurance_id") REFERENCES "public"."insurance_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_differences_recent" ON "commission_differences" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "commission_differences_by_status" ON "commission_differences" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "commission_differences_pending" ON "commission_differences" USING btree ("updated_at","id") WHERE status in ('OPEN', 'DISPUTED');--> statement-breakpoint
CREATE INDEX "commission_differences_of_insurer" ON "commission_differences" USING btree ("insurer","updated_at","id");--> statement-breakpoint
CREATE INDEX "commission_differences_of_statement" ON "commission_differences" USING btree ("insurer","month");--> statement-breakpoint
CREATE INDEX "commission_differences_of_policy" ON "commission_differences" USING btree ("policy_number");--> statement-breakpoint
CREATE INDEX "commission_differences_of_insurance" ON "commission_differences" USING btree ("insurance_id");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_commissions_once" ON "insurance_commissions" USING btree ("insurance_id","kind") WHERE kind <> 'ADJUSTED';--> statement-breakpoint
CREATE INDEX "insurance_commissions_of_insurance" ON "insurance_commissions" USING btree ("insurance_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "insurance_commissions_recent" ON "insurance_commissions" USING btree ("booked_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "insurance_commissions_of_dealer" ON "insurance_commissions" USING btree ("dealer_id","booked_on","id");--> statement-breakpoint
CREATE INDEX "insurance_commissions_of_seller" ON "insurance_commissions" USING btree ("seller_id","booked_on","id");--> statement-breakpoint
CREATE INDEX "insurance_commissions_of_statement" ON "insurance_commissions" USING btree ("insurer","statement_month");--> statement-breakpoint
CREATE INDEX "insurance_commissions_of_policy" ON "insurance_commissions" USING btree ("insurer","policy_number");