CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER proposal_history_no_truncate BEFORE TRUNCATE ON "proposal_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER credit_consents_no_truncate BEFORE TRUNCATE ON "credit_consents" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
