DROP INDEX "proposals_seller_recent";--> statement-breakpoint
DROP INDEX "proposals_seller_status";--> statement-breakpoint
DROP INDEX "proposals_expiring";--> statement-breakpoint
DROP INDEX "proposals_dealer_expiring";--> statement-breakpoint
ALTER TABLE "document_pages" ADD COLUMN "send_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "document_pages_sending" ON "document_pages" USING btree ("proposal_id","send_id");--> statement-breakpoint
CREATE INDEX "proposals_seller_expiring" ON "proposals" USING btree ("seller_id",(case when proposals.status in ('WO', 'RA') then proposals.table_valid_until when proposals.status in ('AP', 'APC', 'AVF', 'AF', 'PU') then least(proposals.srs_valid_until, proposals.table_valid_until) end),"id","dealer_id","status","srs_valid_until","table_valid_until");--> statement-breakpoint
CREATE INDEX "proposals_seller_recent" ON "proposals" USING btree ("seller_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"dealer_id");--> statement-breakpoint
CREATE INDEX "proposals_seller_status" ON "proposals" USING btree ("seller_id","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"dealer_id");--> statement-breakpoint
CREATE INDEX "proposals_expiring" ON "proposals" USING btree ((case when proposals.status in ('WO', 'RA') then proposals.table_valid_until when proposals.status in ('AP', 'APC', 'AVF', 'AF', 'PU') then least(proposals.srs_valid_until, proposals.table_valid_until) end),"id","status","srs_valid_until","table_valid_until");--> statement-breakpoint
CREATE INDEX "proposals_dealer_expiring" ON "proposals" USING btree ("dealer_id",(case when proposals.status in ('WO', 'RA') then proposals.table_valid_until when proposals.status in ('AP', 'APC', 'AVF', 'AF', 'PU') then least(proposals.srs_valid_until, proposals.table_valid_until) end),"id","status","srs_valid_until","table_valid_until");