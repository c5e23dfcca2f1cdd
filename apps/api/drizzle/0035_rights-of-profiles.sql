-- Creating proposals and seeing payments are no permissions of a person any more, but rights of his profile. A profile
-- gets what any of its people holds today, in every combination, so that nobody loses a right on the day of the change
-- (docs/decisions/0051-rights-of-profiles.md).
WITH held AS (
  SELECT role,
    bool_or(coalesce((permissions ->> 'createPropose')::boolean, false)) AS create_propose,
    bool_or(coalesce((permissions ->> 'viewPaymentReport')::boolean, false)) AS view_payment_report
  FROM users
  WHERE role IN ('sales-manager', 'fi-manager', 'seller')
  GROUP BY role
), widened AS (
  INSERT INTO profile_parameters
  SELECT role, channel, vehicle_type, tax_type, finance_type_id, true, true, true, true, true, true, create_propose, view_payment_report
  FROM held
    CROSS JOIN unnest(array['CHD', 'OFFER', 'CSF', 'FORMWEB', 'DGI']) AS channel
    CROSS JOIN unnest(array['NEW', 'USED', 'DIRECT_SALES']) AS vehicle_type
    CROSS JOIN unnest(array['NOT_SUBSIDIZED', 'SUBSIDIZED', 'TAX_ZERO']) AS tax_type
    CROSS JOIN unnest(array[1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]) AS finance_type_id
  WHERE create_propose OR view_payment_report
)
INSERT INTO profile_rights (role, create_propose, view_payment_report)
SELECT role, create_propose, view_payment_report FROM held;
--> statement-breakpoint
UPDATE users SET permissions = jsonb_build_object('insuranceContracting', coalesce((permissions ->> 'insuranceContracting')::boolean, false));
