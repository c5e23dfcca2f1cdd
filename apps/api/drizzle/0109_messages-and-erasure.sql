DROP INDEX "client_messages_waiting";--> statement-breakpoint
ALTER TABLE "client_messages" ALTER COLUMN "proposal_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "language" text DEFAULT 'pt-BR' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_messages" ADD COLUMN "subject_id" char(26);--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "consortium_leads_phone" ON "consortium_leads" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "consortium_leads_email" ON "consortium_leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "client_messages_of_subject" ON "client_messages" USING btree ("subject_id","id") WHERE subject_id is not null;--> statement-breakpoint
CREATE INDEX "proposals_guarantors" ON "proposals" USING gin (("client" -> 'guarantors') jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "simulations_email" ON "simulations" USING btree (lower("client" ->> 'email')) WHERE client_document is null;--> statement-breakpoint
CREATE INDEX "simulations_phone" ON "simulations" USING btree (("client" ->> 'phone')) WHERE client_document is null;--> statement-breakpoint
CREATE UNIQUE INDEX "client_messages_waiting" ON "client_messages" USING btree (coalesce("proposal_id", "subject_id"),"purpose","document") WHERE status = 'WAITING';--> statement-breakpoint
ALTER TABLE "client_messages" ADD CONSTRAINT "client_messages_subject" CHECK (("client_messages"."proposal_id" is null) <> ("client_messages"."subject_id" is null));--> statement-breakpoint
-- simulations, consortium_leads, proposals).
-- The history of leads stays append-only, except that the erasure of a person (decision 0149) empties notes, and nothing else.
CREATE FUNCTION refuse_change_except_erasure() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('estrada.erasure', true) = 'on' AND NEW.note IS NULL
    AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
DROP TRIGGER lead_history_append_only ON "lead_history";--> statement-breakpoint
CREATE TRIGGER lead_history_append_only BEFORE UPDATE OR DELETE ON "lead_history" FOR EACH ROW EXECUTE FUNCTION refuse_change_except_erasure();
