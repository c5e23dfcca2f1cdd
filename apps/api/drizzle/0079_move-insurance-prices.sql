CREATE TRIGGER note_premiums_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "note_premiums" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER chevrolet_plus_premiums_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "chevrolet_plus_premiums" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER life_shares_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "life_shares" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER instalment_shares_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "instalment_shares" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
-- the lines of the guaranteed note (Assurant) move to their own table, for every day on which a table of product prices was, is or will be in force
INSERT INTO note_premiums (table_id, person_type, asset_type, term_months, min_credit_cents, max_credit_cents, premium_cents, effective_from, valid_until)
  SELECT table_id, person_type, asset_type, term_months, min_financed_cents, max_financed_cents, premium_cents, effective_from, valid_until
  FROM product_prices WHERE code = 'GAP' AND provider = 'ASSURANT';--> statement-breakpoint
-- those of Chevrolet Plus (Liberty), unless a term or a condition of the vehicle had a price of its own in any table
INSERT INTO chevrolet_plus_premiums (table_id, person_type, min_financed_cents, max_financed_cents, premium_cents, effective_from, valid_until)
  SELECT DISTINCT table_id, person_type, min_financed_cents, max_financed_cents, premium_cents, effective_from, valid_until
  FROM product_prices moved WHERE code = 'CHEV_PLUS' AND provider = 'LIBERTY' AND NOT EXISTS (
    SELECT 1 FROM (
      SELECT count(DISTINCT premium_cents) AS premiums, count(*) AS lines,
        (SELECT count(DISTINCT (term_months, asset_type)) FROM product_prices every_case
          WHERE every_case.table_id = moved.table_id AND code = 'CHEV_PLUS' AND provider = 'LIBERTY') AS cases
      FROM product_prices line WHERE line.table_id = moved.table_id AND code = 'CHEV_PLUS' AND provider = 'LIBERTY'
      GROUP BY person_type, min_financed_cents, max_financed_cents, effective_from, valid_until) choice
    WHERE premiums > 1 OR lines <> cases);--> statement-breakpoint
DELETE FROM chevrolet_plus_premiums WHERE EXISTS (
  SELECT 1 FROM product_prices left_over WHERE code = 'CHEV_PLUS' AND provider = 'LIBERTY' AND NOT EXISTS (
    SELECT 1 FROM chevrolet_plus_premiums moved WHERE moved.table_id = left_over.table_id));--> statement-breakpoint
INSERT INTO tables_in_force (kind, table_id, effective_from, decided_at, decided_by, cancelled_at, cancelled_by, begun_at)
  SELECT own.kind, table_id, effective_from, decided_at, decided_by, cancelled_at, cancelled_by, begun_at
  FROM tables_in_force decision, (VALUES ('guaranteed-note'), ('chevrolet-plus')) own (kind)
  WHERE decision.kind = 'product-prices' AND CASE own.kind
    WHEN 'guaranteed-note' THEN EXISTS (SELECT 1 FROM note_premiums)
    ELSE EXISTS (SELECT 1 FROM chevrolet_plus_premiums) END
  ORDER BY sequence;--> statement-breakpoint
DELETE FROM product_prices WHERE (code = 'GAP' AND provider = 'ASSURANT')
  OR (code = 'CHEV_PLUS' AND provider = 'LIBERTY' AND EXISTS (SELECT 1 FROM chevrolet_plus_premiums));
