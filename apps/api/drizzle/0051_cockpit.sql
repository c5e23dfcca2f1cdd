CREATE TABLE "proposal_views" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"user_id" char(26) NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal_messages" (
	"proposal_id" char(26) NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_id" char(26) NOT NULL,
	"author_name" text NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"mention" jsonb
);
--> statement-breakpoint
CREATE TABLE "thread_mails" (
	"user_id" char(26) PRIMARY KEY NOT NULL,
	"is_wanted" boolean NOT NULL,
	"last_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "thread_readers" (
	"user_id" char(26) NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"read_seq" integer NOT NULL,
	"mailed_seq" integer NOT NULL,
	"takes_part" boolean NOT NULL,
	"is_due" boolean NOT NULL,
	CONSTRAINT "thread_readers_user_id_proposal_id_pk" PRIMARY KEY("user_id","proposal_id")
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "has_first_decision" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "proposal_messages" ADD CONSTRAINT "proposal_messages_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_readers" ADD CONSTRAINT "thread_readers_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_views_of_person" ON "proposal_views" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_views_name" ON "proposal_views" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_messages_key" ON "proposal_messages" USING btree ("proposal_id","seq");--> statement-breakpoint
CREATE INDEX "thread_readers_of_proposal" ON "thread_readers" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "thread_readers_due" ON "thread_readers" USING btree ("user_id") WHERE is_due;--> statement-breakpoint
CREATE INDEX "proposals_whose_turn" ON "proposals" USING btree ((case when proposals.blocked and proposals.blocked_by = 'dealer' and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'dealer' when proposals.blocked and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'finance' when proposals.has_first_decision and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'finance' when proposals.stop = 'failed' and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'support' when proposals.stop = 'given-up' and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'finance' when proposals.conditions_answer is not null and proposals.credit_decided_by is null and proposals.analysis_id is not null and proposals.status in ('APC') then 'credit-engine' when proposals.conditions_answer is not null and proposals.status in ('APC') then 'finance' when proposals.status in ('WO', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AF', 'PU') then 'dealer' when proposals.status in ('SU', 'PD') then 'credit-engine' when proposals.status in ('AVF', 'AV', 'PS') then 'system' when proposals.status in ('WFA') then 'finance' end),"updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proposals_dealer_whose_turn" ON "proposals" USING btree ("dealer_id",(case when proposals.blocked and proposals.blocked_by = 'dealer' and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'dealer' when proposals.blocked and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'finance' when proposals.has_first_decision and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'finance' when proposals.stop = 'failed' and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'support' when proposals.stop = 'given-up' and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'finance' when proposals.conditions_answer is not null and proposals.credit_decided_by is null and proposals.analysis_id is not null and proposals.status in ('APC') then 'credit-engine' when proposals.conditions_answer is not null and proposals.status in ('APC') then 'finance' when proposals.status in ('WO', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AF', 'PU') then 'dealer' when proposals.status in ('SU', 'PD') then 'credit-engine' when proposals.status in ('AVF', 'AV', 'PS') then 'system' when proposals.status in ('WFA') then 'finance' end),"updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proposals_status" ON "proposals" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proposals_dealer_status" ON "proposals" USING btree ("dealer_id","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proposals_seller_whose_turn" ON "proposals" USING btree ("seller_id",(case when proposals.blocked and proposals.blocked_by = 'dealer' and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'dealer' when proposals.blocked and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'finance' when proposals.has_first_decision and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'finance' when proposals.stop = 'failed' and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'support' when proposals.stop = 'given-up' and proposals.status in ('WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS') then 'finance' when proposals.conditions_answer is not null and proposals.credit_decided_by is null and proposals.analysis_id is not null and proposals.status in ('APC') then 'credit-engine' when proposals.conditions_answer is not null and proposals.status in ('APC') then 'finance' when proposals.status in ('WO', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AF', 'PU') then 'dealer' when proposals.status in ('SU', 'PD') then 'credit-engine' when proposals.status in ('AVF', 'AV', 'PS') then 'system' when proposals.status in ('WFA') then 'finance' end),"updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proposals_seller_status" ON "proposals" USING btree ("seller_id","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proposals_expiring" ON "proposals" USING btree ((case when proposals.status in ('WO', 'RA') then proposals.table_valid_until when proposals.status in ('AP', 'APC', 'AVF', 'AF', 'PU') then proposals.srs_valid_until end),"id");--> statement-breakpoint
CREATE INDEX "proposals_dealer_expiring" ON "proposals" USING btree ("dealer_id",(case when proposals.status in ('WO', 'RA') then proposals.table_valid_until when proposals.status in ('AP', 'APC', 'AVF', 'AF', 'PU') then proposals.srs_valid_until end),"id");--> statement-breakpoint
CREATE INDEX "proposals_decider" ON "proposals" USING btree ("credit_decided_by","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE TRIGGER proposal_messages_append_only BEFORE UPDATE OR DELETE ON "proposal_messages" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER proposal_messages_no_truncate BEFORE TRUNCATE ON "proposal_messages" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
