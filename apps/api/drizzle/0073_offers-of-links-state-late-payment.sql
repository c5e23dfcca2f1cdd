-- The offer of a link states the whole cost of paying late, and the lender's phones: links from before are completed. The
-- lender of their day had no phones; whether it is a lease follows from the simulation.
UPDATE "customer_links" SET "offer" = "offer" || jsonb_build_object(
  'lender', "offer"->'lender' || '{"sacPhone": "", "ombudsmanPhone": "", "privacyOfficer": ""}'::jsonb,
  'terms', (
    SELECT jsonb_agg("term" || jsonb_build_object('leasing', coalesce((
      SELECT "item"->'leasing' FROM "simulations", jsonb_array_elements("result"->'simulationItems') AS "item"
      WHERE "simulations"."id" = "customer_links"."simulation_id" AND "item"->>'term' = "term"->>'term' LIMIT 1
    ), 'null'::jsonb)) ORDER BY "place")
    FROM jsonb_array_elements("offer"->'terms') WITH ORDINALITY AS "terms" ("term", "place")
  )
)
WHERE NOT "offer"->'lender' ? 'sacPhone';
