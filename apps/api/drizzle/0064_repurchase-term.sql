-- the term of a guaranteed repurchase, which is a clause of the contract, too
INSERT INTO "legal_texts" ("id", "kind", "effective_from", "body") VALUES
('01jd0000000000000000006401', 'REPURCHASE', '2026-01-01', $text$# Recompra garantida

{recompradora} (RECOMPRADORA) garante a {cliente} a recompra do veículo {veiculo}, chassi {chassi}, em {dataRecompra}, por {valorRecompra}, que correspondem a {baseRecompra} e são iguais à parcela final do contrato nº {contrato}.

A recompra é um direito do cliente, e não uma obrigação. Quem prefere ficar com o veículo paga a parcela final no vencimento.

# Condições

Para exercer o direito, o cliente entrega o veículo à RECOMPRADORA na data indicada, com no máximo {quilometragemRecompra}, com os tributos e as multas pagos e sem ônus além da garantia em favor de {financeira}. Outras condições: {condicoesRecompra}.

A RECOMPRADORA paga o valor da recompra diretamente a {financeira}, e esse pagamento quita a parcela final. As parcelas anteriores continuam devidas pelo cliente.

! Fora dessas condições a RECOMPRADORA não é obrigada a recomprar o veículo, e a parcela final é devida pelo cliente no vencimento.$text$);
--> statement-breakpoint
-- the contracts name who acts for the client, and state no interest of 0 %: before the first contract the first text itself
-- changes; where contracts exist it remains theirs, and a new one follows it, unless finance has written one already
UPDATE "legal_texts" SET "body" = replace(replace(body,
  'inscrito sob o nº {documentoCliente} (', 'inscrito sob o nº {documentoCliente}{representacao} ('),
  'Sobre o crédito incidem juros de {taxaMes} ao mês, equivalentes a {taxaAno} ao ano, capitalizados na periodicidade das parcelas (Lei nº 10.931/2004, art. 28, § 1º, I).', 'Sobre o crédito {juros}.')
WHERE "kind" IN ('CREDIT_CONTRACT', 'LEASE_CONTRACT') AND "effective_from" = '2026-01-01'
  AND NOT EXISTS (SELECT 1 FROM "proposal_contracts");
--> statement-breakpoint
INSERT INTO "legal_texts" ("id", "kind", "effective_from", "body")
SELECT CASE "kind" WHEN 'CREDIT_CONTRACT' THEN '01jd0000000000000000006402' ELSE '01jd0000000000000000006403' END,
  "kind", greatest(date '2026-12-01', current_date + 1), replace(replace(body,
  'inscrito sob o nº {documentoCliente} (', 'inscrito sob o nº {documentoCliente}{representacao} ('),
  'Sobre o crédito incidem juros de {taxaMes} ao mês, equivalentes a {taxaAno} ao ano, capitalizados na periodicidade das parcelas (Lei nº 10.931/2004, art. 28, § 1º, I).', 'Sobre o crédito {juros}.')
FROM "legal_texts" "first"
WHERE "kind" IN ('CREDIT_CONTRACT', 'LEASE_CONTRACT') AND "effective_from" = '2026-01-01'
  AND EXISTS (SELECT 1 FROM "proposal_contracts")
  AND NOT EXISTS (SELECT 1 FROM "legal_texts" "next" WHERE "next"."kind" = "first"."kind" AND "next"."effective_from" > '2026-01-01');
