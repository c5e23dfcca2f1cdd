-- The texts of December 2026. Before the first contract they replace the first ones; where contracts exist, those keep the
-- text of their day and the new one follows on a later day, unless finance has written a text of its own for that paper.
CREATE TABLE "next_legal_texts" ("id" char(26) NOT NULL, "kind" text NOT NULL, "former_sources" text NOT NULL, "sources" text NOT NULL, "body" text);
--> statement-breakpoint
-- no body: the text remains as it is
INSERT INTO "next_legal_texts" ("id", "kind", "former_sources", "sources", "body") VALUES
('01jd0000000000000000007201', 'PROPOSAL', $text$Lei nº 8.078/1990 (CDC), arts. 54-B e 54-C$text$, $text$Lei nº 8.078/1990 (CDC), arts. 39, I, 52, 54-B e 54-C
Resolução CMN nº 4.881/2020 (CET)$text$, $text$# Declarações do cliente

{cliente} propõe a {financeira} o financiamento do veículo {veiculo}, nas condições desta proposta nº {proposta}, simuladas e apresentadas por {concessionaria}.

O cliente declara que são verdadeiras as informações prestadas, que recebeu, antes de contratar, a planilha do Custo Efetivo Total e o cronograma de pagamentos, e que teve à disposição o preço à vista, o total com e sem o financiamento, o custo do atraso e o prazo de validade da oferta.

Em caso de atraso, incidem sobre a parcela: {encargosAtraso}.{outrosEncargos}

A proposta não obriga à contratação. A contratação de seguros e outros produtos é facultativa, e a sua recusa não impede o financiamento.$text$),
('01jd0000000000000000007202', 'CREDIT_CONTRACT', $text$Lei nº 10.931/2004, arts. 26 a 29 (requisitos da cédula)
Decreto-Lei nº 911/1969, arts. 8º-B a 8º-E, incluídos pela Lei nº 14.711/2023 (alienação fiduciária)
Lei nº 8.078/1990 (CDC), arts. 49, 52 e 54-B
Resolução CMN nº 5.004/2022$text$, $text$Lei nº 10.931/2004, arts. 26 a 29 (requisitos da cédula, assinatura eletrônica e vias)
MP nº 2.200-2/2001, art. 10, § 2º (assinatura eletrônica admitida pelas partes)
Lei nº 4.728/1965, art. 66-B, e Decreto-Lei nº 911/1969, arts. 2º e 8º-B a 8º-E, incluídos pela Lei nº 14.711/2023 (alienação fiduciária)
Código Civil, arts. 897, 1.361, § 1º, e 1.647, III (aval, registro da propriedade fiduciária, outorga)
Código de Trânsito Brasileiro, art. 129-B (registro do contrato)
Lei nº 8.078/1990 (CDC), arts. 49, 52 e 54-B
Resoluções CMN nº 3.919/2010, nº 4.881/2020 e nº 5.004/2022 (tarifas, CET e informações ao cliente)
Resolução CMN nº 5.037/2022 (SCR)
Resolução Conjunta nº 6/2023 (indícios de fraude)
Decreto nº 11.034/2022 e Resolução CMN nº 4.860/2020 (SAC e ouvidoria)
Lei nº 13.709/2018 (LGPD)$text$, $text$# 1. Promessa de pagamento

Por esta Cédula de Crédito Bancário nº {contrato}, título executivo extrajudicial regido pela Lei nº 10.931/2004, {cliente}, inscrito(a) no {tipoDocumentoCliente} sob o nº {documentoCliente}{representacao} (EMITENTE), promete pagar a {financeira}, CNPJ {cnpjFinanceira} (CREDORA), ou à sua ordem, em moeda corrente nacional, a dívida em dinheiro, certa, líquida e exigível, correspondente ao crédito de {valorFinanciado}, acrescido dos encargos aqui previstos, em {parcelas}, a primeira com vencimento em {primeiroVencimento} e a última em {ultimoVencimento}, conforme o cronograma que integra esta cédula, no total de {valorTotal}.

# 2. Finalidade e liberação

O crédito destina-se à aquisição do veículo {veiculo}, pelo preço de {precoVeiculo}, com entrada de {entrada}, e é liberado, por conta e ordem do EMITENTE, diretamente a {concessionaria} e aos demais favorecidos das despesas discriminadas no quadro desta cédula.

# 3. Lugar e forma de pagamento

As parcelas são pagas na praça de {cidadeFinanceira}, por boleto ou por outro meio que a CREDORA puser à disposição do EMITENTE, até o dia de cada vencimento. O vencimento que cair em dia sem expediente bancário passa ao primeiro dia útil seguinte, sem acréscimo.

# 4. Juros remuneratórios e Custo Efetivo Total

Sobre o crédito {juros}. O Custo Efetivo Total (CET), que considera juros, tributo, tarifas, produtos e despesas da operação, é de {cetMes} ao mês e {cetAno} ao ano, calculado em {dataCet}, sobre os fluxos de liberação e de pagamento previstos, na forma da Resolução CMN nº 4.881/2020, conforme a planilha que integra esta cédula e que foi entregue ao EMITENTE antes da contratação.

# 5. Tributo, tarifas e despesas

São devidos o IOF, na forma da legislação em vigor na data da emissão, e somente as tarifas e despesas discriminadas no quadro desta cédula. A tarifa de cadastro é cobrada uma única vez, no início do relacionamento; a de avaliação de bem usado e a despesa com registro do contrato são cobradas apenas quando o serviço é efetivamente prestado.

# 6. Atraso

Sobre a parcela em atraso incidem, desde o vencimento, os juros remuneratórios desta cédula, juros de mora de {jurosMora} ao mês, calculados por dia, e multa de {multa} (Lei nº 8.078/1990, art. 52, § 1º), sem cumulação com comissão de permanência.{outrosEncargos}

# 7. Vencimento antecipado

A dívida vence antecipadamente, mediante notificação, se o EMITENTE deixar de pagar qualquer parcela no vencimento, alienar ou onerar o veículo sem consentimento da CREDORA, deixá-lo perecer sem o substituir ou reforçar a garantia, ou tiver prestado informação falsa determinante da concessão do crédito.

# 8. Liquidação antecipada

O EMITENTE pode, a qualquer tempo, liquidar a dívida, total ou parcialmente, com redução proporcional dos juros e demais acréscimos (Lei nº 8.078/1990, art. 52, § 2º), e transferi-la a outra instituição, nos termos da regulamentação da portabilidade de crédito.

# 9. Alienação fiduciária em garantia

Em garantia do cumprimento de todas as obrigações desta cédula, o EMITENTE transfere à CREDORA, em alienação fiduciária, nos termos do art. 66-B da Lei nº 4.728/1965 e do Decreto-Lei nº 911/1969, a propriedade resolúvel e a posse indireta do veículo {veiculo}, chassi {chassi}. O EMITENTE permanece com a posse direta, na qualidade de depositário, obriga-se a conservá-lo e a arcar com tributos, multas e encargos, e autoriza o registro deste contrato e do gravame no órgão executivo de trânsito (Código Civil, art. 1.361, § 1º; Código de Trânsito Brasileiro, art. 129-B). Paga a dívida, a CREDORA providencia a baixa do gravame no prazo regulamentar.

! CLÁUSULA EM DESTAQUE. BUSCA E APREENSÃO EXTRAJUDICIAL (Decreto-Lei nº 911/1969, arts. 8º-B a 8º-E, incluídos pela Lei nº 14.711/2023, na redação em vigor em {dataEmissao}). As partes convencionam expressamente que, comprovada a mora do EMITENTE, a CREDORA poderá promover a consolidação da propriedade do veículo perante o cartório de registro de títulos e documentos competente, em lugar do procedimento judicial. O EMITENTE será notificado pelo cartório para, no prazo de 20 (vinte) dias, pagar a dívida ou apresentar documentos que comprovem ser a cobrança total ou parcialmente indevida. Não sendo paga a dívida no prazo, a propriedade consolida-se em nome da CREDORA, e o EMITENTE deve, no mesmo prazo, entregar ou disponibilizar o veículo para a venda extrajudicial, sob pena de multa de 5% (cinco por cento) do valor da dívida, assegurado recibo escrito. Não entregue o veículo, a CREDORA poderá requerer ao cartório a busca e apreensão extrajudicial, na forma da lei. O EMITENTE conserva o direito de discutir em juízo a cobrança e os atos praticados.

# 10. Entrega amigável do veículo

O EMITENTE que quiser entregar o veículo de comum acordo procura a CREDORA por um destes canais: {canaisAtendimento}. A entrega é registrada em termo próprio. O preço da venda é aplicado no pagamento da dívida e das despesas dela decorrentes, com prestação de contas, e o saldo, se houver, é restituído ao EMITENTE (Decreto-Lei nº 911/1969, art. 2º).

# 11. Aval

Quem assina como avalista garante todas as obrigações desta cédula e responde solidariamente com o EMITENTE. Quando a lei exigir, o cônjuge ou companheiro do avalista também assina, para outorga (Código Civil, art. 1.647, III).

# 12. Direito de arrependimento

Contratada a operação fora do estabelecimento, inclusive por meio eletrônico, o EMITENTE pode desistir em até 7 (sete) dias da assinatura ou do recebimento do crédito, devolvendo o valor recebido (Lei nº 8.078/1990, art. 49).

# 13. Sistema de Informações de Crédito, dados pessoais e prevenção de fraudes

A operação é registrada no Sistema de Informações de Crédito (SCR) do Banco Central do Brasil. Os dados pessoais são tratados conforme o aviso de privacidade entregue ao EMITENTE (Lei nº 13.709/2018).

! CLÁUSULA EM DESTAQUE. INDÍCIOS DE FRAUDE (Resolução Conjunta nº 6/2023). O EMITENTE consente que a CREDORA registre, consulte e compartilhe com as demais instituições autorizadas a funcionar pelo Banco Central do Brasil dados e informações sobre indícios de ocorrência ou de tentativa de fraude: a identificação de quem as executou ou tentou executar, a descrição dos indícios, a instituição que os registrou e, em transferências e pagamentos, os dados da conta destinatária e de seu titular. O uso limita-se à prevenção de fraudes.

# 14. Assinatura eletrônica, vias e cessão

As partes admitem como válida a assinatura eletrônica desta cédula, ainda que sem certificado ICP-Brasil (Lei nº 10.931/2004, art. 29, § 5º; Medida Provisória nº 2.200-2/2001, art. 10, § 2º). Quando eletrônica, só o original mantido pela CREDORA é negociável; quando em papel, só a via da CREDORA. As demais vias e as cópias trazem a expressão "não negociável" (Lei nº 10.931/2004, art. 29, § 3º). A CREDORA pode ceder ou endossar seus direitos.

# 15. Atendimento e foro

Atendimento: {canaisAtendimento}. Fica eleito o foro do domicílio do EMITENTE.$text$),
('01jd0000000000000000007203', 'LEASE_CONTRACT', $text$Lei nº 6.099/1974 e Resolução CMN nº 4.977/2021 (arrendamento mercantil)
Decreto-Lei nº 911/1969, arts. 3º, § 15, e 8º-B a 8º-E (recuperação do veículo)$text$, $text$Lei nº 6.099/1974 e Resolução CMN nº 4.977/2021 (arrendamento mercantil)
Decreto-Lei nº 911/1969, art. 3º, § 15, incluído pela Lei nº 13.043/2014, e arts. 8º-B a 8º-E, incluídos pela Lei nº 14.711/2023 (recuperação do veículo)
Código Civil, arts. 264 e 275 (solidariedade)
STJ, Súmulas 293 e 564 (VRG)
Código de Trânsito Brasileiro, art. 129-B (registro do contrato)
MP nº 2.200-2/2001, art. 10, § 2º (assinatura eletrônica admitida pelas partes)
Lei nº 8.078/1990 (CDC), arts. 49 e 52
Resolução CMN nº 4.881/2020 (CET)
Resolução CMN nº 5.037/2022 (SCR)
Resolução Conjunta nº 6/2023 (indícios de fraude)
Decreto nº 11.034/2022 e Resolução CMN nº 4.860/2020 (SAC e ouvidoria)
Lei nº 13.709/2018 (LGPD)$text$, $text$# 1. Objeto

Por este contrato de arrendamento mercantil nº {contrato}, regido pela Lei nº 6.099/1974, {financeira}, CNPJ {cnpjFinanceira} (ARRENDADORA), adquire de {concessionaria}, por indicação de {cliente}, inscrito(a) no {tipoDocumentoCliente} sob o nº {documentoCliente}{representacao} (ARRENDATÁRIO), o veículo {veiculo}, chassi {chassi}, pelo preço de {precoVeiculo}, e o arrenda ao ARRENDATÁRIO, que assume a posse direta.

# 2. Contraprestações e Valor Residual Garantido

O ARRENDATÁRIO paga {parcelas}, a primeira com vencimento em {primeiroVencimento} e a última em {ultimoVencimento}, no total de {valorTotal}. Cada pagamento compõe-se de contraprestação e, conforme o quadro deste contrato, de parte do Valor Residual Garantido (VRG). A antecipação do VRG não descaracteriza o arrendamento.

# 3. Custo Efetivo Total

A taxa implícita é de {taxaMes} ao mês e {taxaAno} ao ano. O Custo Efetivo Total (CET) é de {cetMes} ao mês e {cetAno} ao ano, calculado em {dataCet}, sobre os fluxos de liberação e de pagamento previstos, na forma da Resolução CMN nº 4.881/2020, conforme a planilha que integra este contrato. Só são devidas as tarifas e despesas discriminadas no quadro; não incide IOF sobre a operação.

# 4. Lugar de pagamento e atraso

Os pagamentos são feitos na praça de {cidadeFinanceira}, por boleto ou por outro meio que a ARRENDADORA puser à disposição. Sobre o valor em atraso incidem juros de mora de {jurosMora} ao mês, calculados por dia, e multa de {multa}.{outrosEncargos}

# 5. Opções ao fim do prazo

Cumprido o contrato, o ARRENDATÁRIO pode comprar o veículo pelo VRG, renovar o arrendamento ou devolver o veículo. Na devolução, o veículo é vendido e, se o VRG pago somado ao preço da venda superar o VRG total contratado, a diferença é restituída ao ARRENDATÁRIO.

# 6. Conservação, tributos e registro

O ARRENDATÁRIO conserva o veículo, arca com tributos, multas e despesas de uso, e não o cede nem o subarrenda sem consentimento da ARRENDADORA. As partes autorizam o registro deste contrato e do gravame no órgão executivo de trânsito (Código de Trânsito Brasileiro, art. 129-B).

! CLÁUSULA EM DESTAQUE. RECUPERAÇÃO DO VEÍCULO (Decreto-Lei nº 911/1969, art. 3º, § 15, incluído pela Lei nº 13.043/2014, e arts. 8º-B a 8º-E, incluídos pela Lei nº 14.711/2023, na redação em vigor em {dataEmissao}). As partes convencionam expressamente que, comprovada a mora do ARRENDATÁRIO, a ARRENDADORA poderá retomar o veículo pelo procedimento judicial ou, no que couber, pelo extrajudicial perante o cartório de registro de títulos e documentos competente. O ARRENDATÁRIO será notificado para, no prazo de 20 (vinte) dias, pagar a dívida ou apresentar documentos que comprovem ser a cobrança total ou parcialmente indevida, e conserva o direito de discutir em juízo a cobrança e os atos praticados.

# 7. Devolução amigável do veículo

O ARRENDATÁRIO que quiser devolver o veículo de comum acordo antes do fim do prazo procura a ARRENDADORA por um destes canais: {canaisAtendimento}. A devolução é registrada em termo próprio, e a diferença a favor do ARRENDATÁRIO é apurada e restituída como na cláusula 5.

# 8. Devedor solidário

Quem assina como devedor solidário responde com o ARRENDATÁRIO por todas as obrigações deste contrato (Código Civil, arts. 264 e 275).

# 9. Direito de arrependimento, dados pessoais e prevenção de fraudes

Contratada a operação fora do estabelecimento, inclusive por meio eletrônico, o ARRENDATÁRIO pode desistir em até 7 (sete) dias da assinatura ou do recebimento do veículo (Lei nº 8.078/1990, art. 49). A operação é registrada no Sistema de Informações de Crédito (SCR), e os dados pessoais são tratados conforme o aviso de privacidade entregue ao ARRENDATÁRIO (Lei nº 13.709/2018).

! CLÁUSULA EM DESTAQUE. INDÍCIOS DE FRAUDE (Resolução Conjunta nº 6/2023). O ARRENDATÁRIO consente que a ARRENDADORA registre, consulte e compartilhe com as demais instituições autorizadas a funcionar pelo Banco Central do Brasil dados e informações sobre indícios de ocorrência ou de tentativa de fraude: a identificação de quem as executou ou tentou executar, a descrição dos indícios, a instituição que os registrou e, em transferências e pagamentos, os dados da conta destinatária e de seu titular. O uso limita-se à prevenção de fraudes.

# 10. Assinatura eletrônica

As partes admitem como válida a assinatura eletrônica deste contrato, ainda que sem certificado ICP-Brasil (Medida Provisória nº 2.200-2/2001, art. 10, § 2º).

# 11. Atendimento e foro

Atendimento: {canaisAtendimento}. Fica eleito o foro do domicílio do ARRENDATÁRIO.$text$),
('01jd0000000000000000007204', 'PRIVACY', $text$Lei nº 13.709/2018 (LGPD), arts. 7º, 9º, 11 e 18
Resolução CMN nº 5.037/2022 (SCR)$text$, $text$Lei nº 13.709/2018 (LGPD), arts. 7º, 9º, 11, 18, 20 e 41, § 1º
Resolução CMN nº 5.037/2022 (SCR)
Resolução Conjunta nº 6/2023 (indícios de fraude)$text$, $text$# Tratamento de dados pessoais

{financeira}, CNPJ {cnpjFinanceira}, controladora, trata os dados pessoais de {cliente} para analisar e conceder o crédito, executar o contrato, prevenir fraudes e cumprir obrigações legais e regulatórias (Lei nº 13.709/2018, art. 7º, II, V, IX e X).

Os dados são compartilhados, na medida do necessário, com {concessionaria}, birôs de crédito, seguradoras contratadas, empresas de assinatura eletrônica, órgãos de trânsito, o Banco Central do Brasil e, quanto a indícios de fraude, as demais instituições autorizadas por ele a funcionar (Resolução Conjunta nº 6/2023). A imagem colhida para confirmar a identidade é dado sensível: é usada, com o consentimento do titular, só para confirmar quem assina e prevenir fraude, e excluída ao fim do prazo de guarda (art. 11, I).

# Direitos do titular

O titular pode pedir confirmação do tratamento, acesso, correção, portabilidade, informação sobre compartilhamentos, revisão de decisões automatizadas e, quando couber, eliminação, {contatoEncarregado}. Os dados do contrato são mantidos pelo prazo exigido em lei.

# Sistema de Informações de Crédito (SCR)

O cliente está ciente de que a operação é registrada no SCR, de que pode consultar seus dados pelo Registrato, do Banco Central, e de que pedidos de correção são dirigidos à instituição que enviou a informação (Resolução CMN nº 5.037/2022).$text$),
('01jd0000000000000000007205', 'ADHESION', $text$Lei nº 8.078/1990 (CDC), arts. 39, I, e 49
Resolução CNSP nº 434/2021 (seguros coletivos e adesão)$text$, $text$Lei nº 8.078/1990 (CDC), arts. 39, I, e 49
Resolução CNSP nº 434/2021 (seguros coletivos e adesão)$text$, NULL),
('01jd0000000000000000007206', 'REPURCHASE', $text$Lei nº 8.078/1990 (CDC), arts. 30, 46 e 54, § 4º$text$, $text$Lei nº 8.078/1990 (CDC), arts. 30, 46 e 54, § 4º$text$, NULL),
('01jd0000000000000000007207', 'DELIVERY', $text$Lei nº 8.078/1990 (CDC), arts. 18 e 26$text$, $text$Lei nº 8.078/1990 (CDC), arts. 18 e 26
Código Civil, art. 1.361, § 1º (gravame)$text$, $text$# Entrega do veículo

{cliente} declara receber de {concessionaria}, nesta data, o veículo {veiculo}, chassi {chassi}, objeto do contrato nº {contrato}, com a documentação, o manual, a chave reserva e os equipamentos de série, em conformidade com o pedido.

O veículo é entregue com gravame em favor de {financeira}, decorrente do contrato. A partir desta data cabem ao cliente a guarda, a conservação e os encargos do veículo. O recebimento não afasta os direitos por vício ou defeito (Lei nº 8.078/1990, arts. 18 e 26).$text$),
('01jd0000000000000000007208', 'DELIVERY_USED', $text$Lei nº 8.078/1990 (CDC), arts. 18 e 26$text$, $text$Lei nº 8.078/1990 (CDC), arts. 18 e 26
Código Civil, art. 1.361, § 1º (gravame)$text$, $text$# Entrega do veículo usado

{cliente} declara receber de {concessionaria}, nesta data, o veículo usado {veiculo}, chassi {chassi}, objeto do contrato nº {contrato}, com a documentação e os itens conferidos na entrega, no estado de conservação que o cliente verificou.

O veículo é entregue com gravame em favor de {financeira}, decorrente do contrato. A partir desta data cabem ao cliente a guarda, a conservação e os encargos do veículo. O recebimento não afasta os direitos por vício ou defeito, inclusive oculto (Lei nº 8.078/1990, arts. 18 e 26, § 3º).$text$);
--> statement-breakpoint
-- until now a used vehicle had the delivery term of a new one: its own begins as a copy, with every version. Nobody of
-- finance has registered it: a copy of their text is made by the system, and counts as a text of their own below
INSERT INTO "legal_texts" ("id", "kind", "effective_from", "body", "changed_by_name")
SELECT '01jd000000000000000073' || lpad((row_number() OVER (ORDER BY "effective_from"))::text, 4, '0'),
  'DELIVERY_USED', "effective_from", "body", CASE "changed_by_name" WHEN '' THEN '' ELSE 'Sistema' END
FROM "legal_texts" WHERE "kind" = 'DELIVERY';
--> statement-breakpoint
UPDATE "legal_texts" SET "sources" = "former_sources" FROM "next_legal_texts"
WHERE "next_legal_texts"."kind" = "legal_texts"."kind" AND "changed_by_name" = '';
--> statement-breakpoint
UPDATE "legal_texts" SET "body" = "next_legal_texts"."body", "sources" = "next_legal_texts"."sources" FROM "next_legal_texts"
WHERE "next_legal_texts"."kind" = "legal_texts"."kind" AND "next_legal_texts"."body" IS NOT NULL AND "changed_by_name" = ''
  AND NOT EXISTS (SELECT 1 FROM "proposal_contracts");
--> statement-breakpoint
-- one of ours that has not begun gives way to the new one
DELETE FROM "legal_texts" USING "next_legal_texts"
WHERE "next_legal_texts"."kind" = "legal_texts"."kind" AND "next_legal_texts"."body" IS NOT NULL
  AND "effective_from" > current_date AND "changed_by_name" = ''
  AND EXISTS (SELECT 1 FROM "proposal_contracts") AND NOT EXISTS (SELECT 1 FROM "legal_texts" "own" WHERE "own"."kind" = "next_legal_texts"."kind" AND "own"."changed_by_name" <> '');
--> statement-breakpoint
INSERT INTO "legal_texts" ("id", "kind", "effective_from", "body", "sources")
SELECT "id", "kind", greatest(date '2026-12-01', current_date + 1), "body", "sources"
FROM "next_legal_texts"
WHERE "body" IS NOT NULL AND EXISTS (SELECT 1 FROM "proposal_contracts")
  AND NOT EXISTS (SELECT 1 FROM "legal_texts" "own" WHERE "own"."kind" = "next_legal_texts"."kind" AND "own"."changed_by_name" <> '');
--> statement-breakpoint
DROP TABLE "next_legal_texts";
--> statement-breakpoint
-- the sample lender of a new installation has sample contacts, too; a row that was made another lender has none until its
-- own are registered
UPDATE "lender_rows" SET "sac_phone" = '08001234567', "ombudsman_phone" = '08007654321', "privacy_officer" = 'Helena Duarte Reis'
WHERE "id" = '0000000000000000000000fn01' AND "changed_by_name" = ''
  AND "name" = 'Banco Boa Estrada (demonstração)' AND "cnpj" = '11222333000181'
  AND NOT EXISTS (SELECT 1 FROM "proposal_contracts");
