-- A selected product was its code alone; it now has an insurer or supplier, a quantity and options.
CREATE FUNCTION selection_of_codes(codes jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  select coalesce(jsonb_agg(
    case jsonb_typeof(product) when 'string' then jsonb_build_object(
      'code', product, 'provider', null, 'quantity', 1, 'amountCents', null, 'quoteId', null, 'comboId', null,
      'option', jsonb_build_object('termMonths', null, 'coverage', null, 'pricingOption', null, 'planCode', null,
        'coupon', null, 'startWarrantyDate', null))
    else product end order by place), '[]'::jsonb)
  from jsonb_array_elements(codes) with ordinality as chosen(product, place)
$$;--> statement-breakpoint
CREATE FUNCTION item_with_options(item jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  select item || jsonb_build_object(
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'type', case when product->>'code' in ('ACCESSORIES', 'FORWARDING_AGENT', 'REPAIRS', 'ON_STAR', 'MAINTENANCE')
          then 'Product' else 'Insurance' end,
        'isFinanced', true, 'quantity', 1, 'comboId', null, 'quoteId', null, 'excludedBy', null,
        'option', jsonb_build_object('termMonths', null, 'coverage', null, 'pricingOption', null, 'planCode', null,
          'coupon', null, 'startWarrantyDate', null)) || product order by place), '[]'::jsonb)
      from jsonb_array_elements(item->'products') with ordinality as sold(product, place)),
    'missingProducts', (
      select coalesce(jsonb_agg(
        case jsonb_typeof(product)
          when 'string' then jsonb_build_object('code', product, 'provider', null, 'reason', 'noPrice')
          else product end order by place), '[]'::jsonb)
      from jsonb_array_elements(item->'missingProducts') with ordinality as missing(product, place)))
$$;--> statement-breakpoint
UPDATE "simulations" SET
  "request" = jsonb_set("request", '{products}', selection_of_codes(coalesce("request"->'products', '[]'::jsonb))),
  "result" = jsonb_set("result", '{simulationItems}', (
    select coalesce(jsonb_agg(item_with_options(item) order by place), '[]'::jsonb)
    from jsonb_array_elements("result"->'simulationItems') with ordinality as items(item, place)));--> statement-breakpoint
UPDATE "proposal_loans" SET "item" = item_with_options("item");--> statement-breakpoint
DROP FUNCTION item_with_options(jsonb);--> statement-breakpoint
DROP FUNCTION selection_of_codes(jsonb);
