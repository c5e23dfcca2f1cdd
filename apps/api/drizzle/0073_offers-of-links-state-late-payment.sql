-- The offer of a link states the whole cost of paying late, and the lender's phones: links from before are completed. The
-- lender of their day had no phones. What is charged depends on the plan of the version that the link shows: a simulation
-- changed since has it in the trail; where that does not name the version, only a lease bears no tax and names no exemption.
UPDATE "customer_links" SET "offer" = "offer" || jsonb_build_object(
  'lender', "offer"->'lender' || '{"sacPhone": "", "ombudsmanPhone": "", "privacyOfficer": ""}'::jsonb,
  'financeTypeId', coalesce(
    (
      SELECT "finance_type_id" FROM "simulations"
      WHERE "id" = "customer_links"."simulation_id" AND "version" = "customer_links"."simulation_version"
    ),
    (
      SELECT ("after"->>'financeTypeId')::smallint FROM "audit_entries"
      WHERE "entity" = 'simulation' AND "entity_id" = "customer_links"."simulation_id" AND "after" ? 'financeTypeId'
        AND ("after"->>'version')::integer <= "customer_links"."simulation_version"
      ORDER BY "seq" DESC LIMIT 1
    ),
    (
      SELECT CASE WHEN bool_and("term"->>'iofCents' = '0' AND "term"->>'iofExemption' IS NULL) THEN 6 ELSE 1 END
      FROM jsonb_array_elements("offer"->'terms') AS "term"
    )
  )
)
WHERE NOT "offer"->'lender' ? 'sacPhone';
