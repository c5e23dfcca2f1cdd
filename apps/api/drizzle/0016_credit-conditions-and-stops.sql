DROP INDEX "proposal_history_decided";--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "conditions_answer" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "stop" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "proposal_history_decisions" ON "proposal_history" USING btree ("at" DESC NULLS FIRST) WHERE to_status in ('AP', 'APC', 'DC') and from_status is distinct from to_status;