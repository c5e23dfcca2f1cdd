-- A person decides which of two dealers keeps its CNPJ: the migration stops, names them and changes nothing.
DO $$
DECLARE twice text;
BEGIN
  SELECT string_agg(line, '; ') INTO twice FROM (
    SELECT document || ': BAC ' || string_agg(bac_code, ', ' ORDER BY bac_code) AS line
    FROM dealers GROUP BY document HAVING count(*) > 1 ORDER BY document LIMIT 50
  ) AS found;
  IF twice IS NOT NULL THEN
    RAISE EXCEPTION 'Dealers with the same CNPJ: %. Correct or remove them with the version before, then start again.', twice;
  END IF;
END $$;--> statement-breakpoint
DROP INDEX "dealers_document";--> statement-breakpoint
CREATE UNIQUE INDEX "dealers_document_unique" ON "dealers" USING btree ("document");
