CREATE TABLE "legal_texts" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"effective_from" date NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by_name" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_key" ON "legal_texts" USING btree ("kind","effective_from");--> statement-breakpoint
-- the first text of each paper, so that contracts can be made; finance writes the next ones
INSERT INTO "legal_texts" ("id", "kind", "effective_from", "body") VALUES
('01jd0000000000000000004901', 'PROPOSAL', '2026-01-01', $text$# Declarações do cliente

{cliente} propõe a {financeira} o financiamento do veículo {veiculo}, nas condições desta proposta nº {proposta}, simuladas e apresentadas por {concessionaria}.

O cliente declara que são verdadeiras as informações prestadas, que recebeu, antes de contratar, a planilha do Custo Efetivo Total e o cronograma de pagamentos, e que teve à disposição o preço à vista, o total com e sem o financiamento e o prazo de validade da oferta.

A proposta não obriga à contratação. A contratação de seguros e outros produtos é facultativa, e a sua recusa não impede o financiamento.$text$),
('01jd0000000000000000004902', 'CREDIT_CONTRACT', '2026-01-01', $text$# 1. Promessa de pagamento

Por esta Cédula de Crédito Bancário nº {contrato}, título executivo extrajudicial regido pela Lei nº 10.931/2004, {cliente}, inscrito sob o nº {documentoCliente} (EMITENTE), promete pagar a {financeira}, CNPJ {cnpjFinanceira} (CREDORA), ou à sua ordem, em moeda corrente nacional, a dívida em dinheiro, certa, líquida e exigível, correspondente ao crédito de {valorFinanciado}, acrescido dos encargos aqui previstos, em {parcelas}, a primeira com vencimento em {primeiroVencimento} e a última em {ultimoVencimento}, conforme o cronograma que integra esta cédula, no total de {valorTotal}.

# 2. Finalidade e liberação

O crédito destina-se à aquisição do veículo {veiculo}, pelo preço de {precoVeiculo}, com entrada de {entrada}, e é liberado, por conta e ordem do EMITENTE, diretamente a {concessionaria} e aos demais favorecidos das despesas discriminadas no quadro desta cédula.

# 3. Lugar e forma de pagamento

As parcelas são pagas na praça de {cidadeFinanceira}, por boleto ou por outro meio que a CREDORA puser à disposição do EMITENTE, até o dia de cada vencimento. O vencimento que cair em dia sem expediente bancário passa ao primeiro dia útil seguinte, sem acréscimo.

# 4. Juros remuneratórios e Custo Efetivo Total

Sobre o crédito incidem juros de {taxaMes} ao mês, equivalentes a {taxaAno} ao ano, capitalizados na periodicidade das parcelas (Lei nº 10.931/2004, art. 28, § 1º, I). O Custo Efetivo Total (CET), que considera juros, tributo, tarifas, produtos e despesas da operação, é de {cetMes} ao mês e {cetAno} ao ano, conforme a planilha que integra esta cédula e que foi entregue ao EMITENTE antes da contratação.

# 5. Tributo, tarifas e despesas

São devidos o IOF, na forma da legislação em vigor na data da emissão, e somente as tarifas e despesas discriminadas no quadro desta cédula. A tarifa de cadastro é cobrada uma única vez, no início do relacionamento; a de avaliação de bem usado e a despesa de registro do contrato são cobradas apenas quando o serviço é efetivamente prestado.

# 6. Atraso

Sobre a parcela em atraso incidem, desde o vencimento, os juros remuneratórios desta cédula, juros de mora de {jurosMora} ao mês, calculados por dia, e multa de {multa} (Lei nº 8.078/1990, art. 52, § 1º), sem cumulação com comissão de permanência.

# 7. Vencimento antecipado

A dívida vence antecipadamente, mediante notificação, se o EMITENTE deixar de pagar qualquer parcela no vencimento, alienar ou onerar o veículo sem consentimento da CREDORA, deixá-lo perecer sem o substituir ou reforçar a garantia, ou tiver prestado informação falsa determinante da concessão do crédito.

# 8. Liquidação antecipada

O EMITENTE pode, a qualquer tempo, liquidar a dívida, total ou parcialmente, com redução proporcional dos juros e demais acréscimos (Lei nº 8.078/1990, art. 52, § 2º), e transferi-la a outra instituição, nos termos da regulamentação da portabilidade de crédito.

# 9. Alienação fiduciária em garantia

Em garantia do cumprimento de todas as obrigações desta cédula, o EMITENTE transfere à CREDORA, em alienação fiduciária, nos termos do art. 66-B da Lei nº 4.728/1965 e do Decreto-Lei nº 911/1969, a propriedade resolúvel e a posse indireta do veículo {veiculo}, chassi {chassi}. O EMITENTE permanece com a posse direta, na qualidade de depositário, obriga-se a conservá-lo e a arcar com tributos, multas e encargos, e autoriza o registro do gravame no órgão de trânsito competente. Paga a dívida, a CREDORA providencia a baixa do gravame no prazo regulamentar.

! CLÁUSULA EM DESTAQUE. BUSCA E APREENSÃO EXTRAJUDICIAL (Decreto-Lei nº 911/1969, arts. 8º-B a 8º-E, incluídos pela Lei nº 14.711/2023). As partes convencionam expressamente que, comprovada a mora do EMITENTE, a CREDORA poderá promover a consolidação da propriedade do veículo perante o cartório de registro de títulos e documentos competente, em lugar do procedimento judicial. O EMITENTE será notificado pelo cartório para, no prazo de 20 (vinte) dias, pagar a dívida ou apresentar documentos que comprovem ser a cobrança total ou parcialmente indevida. Não sendo paga a dívida no prazo, a propriedade consolida-se em nome da CREDORA, e o EMITENTE deve, no mesmo prazo, entregar ou disponibilizar o veículo para a venda extrajudicial, sob pena de multa de 5% (cinco por cento) do valor da dívida, assegurado recibo escrito. Não entregue o veículo, a CREDORA poderá requerer ao cartório a busca e apreensão extrajudicial, na forma da lei. O EMITENTE conserva o direito de discutir em juízo a cobrança e os atos praticados.

# 10. Devedores solidários e avalistas

Quem assina esta cédula como avalista responde pela dívida solidariamente com o EMITENTE, com a anuência de seu cônjuge ou companheiro quando a lei a exigir.

# 11. Direito de arrependimento

Contratada a operação fora do estabelecimento, inclusive por meio eletrônico, o EMITENTE pode desistir em até 7 (sete) dias da assinatura ou do recebimento do crédito, devolvendo o valor recebido (Lei nº 8.078/1990, art. 49).

# 12. Sistema de Informações de Crédito e dados pessoais

A operação é registrada no Sistema de Informações de Crédito (SCR) do Banco Central do Brasil. Os dados pessoais são tratados conforme o aviso de privacidade entregue ao EMITENTE (Lei nº 13.709/2018).

# 13. Vias e cessão

Esta cédula é emitida em tantas vias quantas forem as partes, e somente a da CREDORA é negociável; nas demais consta a expressão "via não negociável" (Lei nº 10.931/2004, art. 29, § 3º). A CREDORA pode ceder ou endossar seus direitos.

# 14. Atendimento e foro

Pedidos e reclamações são recebidos por {financeira} em {emailFinanceira}. Fica eleito o foro do domicílio do EMITENTE.$text$),
('01jd0000000000000000004903', 'LEASE_CONTRACT', '2026-01-01', $text$# 1. Objeto

Por este contrato de arrendamento mercantil nº {contrato}, regido pela Lei nº 6.099/1974, {financeira}, CNPJ {cnpjFinanceira} (ARRENDADORA), adquire de {concessionaria}, por indicação de {cliente}, inscrito sob o nº {documentoCliente} (ARRENDATÁRIO), o veículo {veiculo}, chassi {chassi}, pelo preço de {precoVeiculo}, e o arrenda ao ARRENDATÁRIO, que assume a posse direta.

# 2. Contraprestações e Valor Residual Garantido

O ARRENDATÁRIO paga {parcelas}, a primeira com vencimento em {primeiroVencimento} e a última em {ultimoVencimento}, no total de {valorTotal}. Cada pagamento compõe-se de contraprestação e, conforme o quadro deste contrato, de parte do Valor Residual Garantido (VRG). A antecipação do VRG não descaracteriza o arrendamento.

# 3. Custo Efetivo Total

A taxa implícita é de {taxaMes} ao mês e {taxaAno} ao ano. O Custo Efetivo Total (CET) é de {cetMes} ao mês e {cetAno} ao ano, conforme a planilha que integra este contrato. Só são devidas as tarifas e despesas discriminadas no quadro; não incide IOF sobre a operação.

# 4. Lugar de pagamento e atraso

Os pagamentos são feitos na praça de {cidadeFinanceira}, por boleto ou por outro meio que a ARRENDADORA puser à disposição. Sobre o valor em atraso incidem juros de mora de {jurosMora} ao mês, calculados por dia, e multa de {multa}.

# 5. Opções ao fim do prazo

Cumprido o contrato, o ARRENDATÁRIO pode comprar o veículo pelo VRG, renovar o arrendamento ou devolver o veículo. Na devolução, o veículo é vendido e, se o VRG pago somado ao preço da venda superar o VRG total contratado, a diferença é restituída ao ARRENDATÁRIO, descontadas as despesas previstas neste contrato.

# 6. Conservação, tributos e seguro

O ARRENDATÁRIO conserva o veículo, arca com tributos, multas e despesas de uso, e não o cede nem o subarrenda sem consentimento da ARRENDADORA.

! CLÁUSULA EM DESTAQUE. RECUPERAÇÃO DO VEÍCULO (Decreto-Lei nº 911/1969, arts. 3º, § 15, e 8º-B a 8º-E, incluídos pela Lei nº 14.711/2023). As partes convencionam expressamente que, comprovada a mora do ARRENDATÁRIO, a ARRENDADORA poderá retomar o veículo pelo procedimento judicial ou, no que couber, pelo extrajudicial perante o cartório de registro de títulos e documentos competente. O ARRENDATÁRIO será notificado para, no prazo de 20 (vinte) dias, pagar a dívida ou apresentar documentos que comprovem ser a cobrança total ou parcialmente indevida, e conserva o direito de discutir em juízo a cobrança e os atos praticados.

# 7. Direito de arrependimento e dados pessoais

Contratada a operação fora do estabelecimento, inclusive por meio eletrônico, o ARRENDATÁRIO pode desistir em até 7 (sete) dias da assinatura ou do recebimento do veículo (Lei nº 8.078/1990, art. 49). A operação é registrada no Sistema de Informações de Crédito (SCR), e os dados pessoais são tratados conforme o aviso de privacidade entregue ao ARRENDATÁRIO (Lei nº 13.709/2018).

# 8. Atendimento e foro

Pedidos e reclamações são recebidos por {financeira} em {emailFinanceira}. Fica eleito o foro do domicílio do ARRENDATÁRIO.$text$),
('01jd0000000000000000004904', 'PRIVACY', '2026-01-01', $text$# Tratamento de dados pessoais

{financeira}, CNPJ {cnpjFinanceira}, controladora, trata os dados pessoais de {cliente} para analisar e conceder o crédito, executar o contrato, prevenir fraudes e cumprir obrigações legais e regulatórias (Lei nº 13.709/2018, art. 7º, II, V, IX e X).

Os dados são compartilhados, na medida do necessário, com {concessionaria}, bureaus de crédito, seguradoras contratadas, empresas de assinatura eletrônica, órgãos de trânsito e o Banco Central do Brasil. A imagem colhida para confirmar a identidade é dado sensível: é usada só para prevenir fraude e apagada ao fim do prazo de guarda (art. 11, II, g).

# Direitos do titular

O titular pode pedir confirmação do tratamento, acesso, correção, portabilidade, informação sobre compartilhamentos, revisão de decisões automatizadas e, quando couber, eliminação, em {emailFinanceira}. Os dados do contrato são mantidos pelo prazo exigido em lei.

# Sistema de Informações de Crédito (SCR)

O cliente está ciente de que a operação é registrada no SCR, de que pode consultar seus dados pelo Registrato, do Banco Central, e de que pedidos de correção são dirigidos à instituição que enviou a informação (Resolução CMN nº 5.037/2022).$text$),
('01jd0000000000000000004905', 'ADHESION', '2026-01-01', $text$# Adesão

{cliente} adere, por livre escolha, aos produtos relacionados neste termo: {produtos}. O preço de cada um consta do quadro e, quando financiado, compõe o Custo Efetivo Total da operação.

A contratação é facultativa e não é condição do financiamento. O cliente recebeu as condições gerais de cada produto e pode desistir em até 7 (sete) dias da contratação, com devolução do valor pago (Lei nº 8.078/1990, art. 49).

Depois desse prazo, o cancelamento pode ser pedido a qualquer tempo a quem fornece o produto, com devolução da parte do preço que corresponde ao prazo não decorrido, conforme as condições gerais.$text$),
('01jd0000000000000000004906', 'DELIVERY', '2026-01-01', $text$# Entrega do veículo

{cliente} declara receber de {concessionaria}, nesta data, o veículo {veiculo}, chassi {chassi}, objeto do contrato nº {contrato}, com a documentação, o manual, a chave reserva e os equipamentos de série, em conformidade com o pedido.

O veículo é entregue gravado com a garantia do contrato em favor de {financeira}. A partir desta data cabem ao cliente a guarda, a conservação e os encargos do veículo. O recebimento não afasta os direitos por vício ou defeito (Lei nº 8.078/1990, arts. 18 e 26).$text$);
