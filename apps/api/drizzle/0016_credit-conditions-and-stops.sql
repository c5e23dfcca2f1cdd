DROP INDEX "proposal_history_decided";--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "conditions_answer" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "stop" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "proposal_history_decisions" ON "proposal_history" USING btree ("at" DESC NULLS FIRST) WHERE to_status in ('AP', 'APC', 'DC') and from_status is distinct from to_status;--> statement-breakpoint
-- what is paid, of proposals opened before it was kept: from their simulation, where it still has the figures that were taken over
UPDATE "proposals" SET "figures" = "figures" || jsonb_build_object('paymentRuns', item->'payments')
FROM "simulations", jsonb_array_elements("simulations"."result"->'simulationItems') AS item
WHERE "simulations"."id" = "proposals"."simulation_id"
  AND NOT ("figures" ? 'payments')
  AND item->>'term' = "term_months"::text
  AND item->>'tableCode' = "figures"->>'tableCode'
  AND item->>'simulationDate' = "simulation_date"::text
  AND item->>'installmentCents' = "figures"->>'installmentCents'
  AND jsonb_typeof(item->'payments') = 'array';
