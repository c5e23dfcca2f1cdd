/**
 * The clauses of a bank credit note over a vehicle in fiduciary alienation. Lei 10.931/2004, arts. 26 to 29
 * (requisites); Decreto-Lei 911/1969 with Lei 14.711/2023, arts. 8º-B ff. (highlighted clause); CDC, arts. 49, 52 and
 * 54-B; CMN 5.004/2022.
 */
export const creditContractText = `# 1. Promessa de pagamento

Por esta Cédula de Crédito Bancário nº {contrato}, título executivo extrajudicial regido pela Lei nº 10.931/2004, {cliente}, inscrito sob o nº {documentoCliente}{representacao} (EMITENTE), promete pagar a {financeira}, CNPJ {cnpjFinanceira} (CREDORA), ou à sua ordem, em moeda corrente nacional, a dívida em dinheiro, certa, líquida e exigível, correspondente ao crédito de {valorFinanciado}, acrescido dos encargos aqui previstos, em {parcelas}, a primeira com vencimento em {primeiroVencimento} e a última em {ultimoVencimento}, conforme o cronograma que integra esta cédula, no total de {valorTotal}.

# 2. Finalidade e liberação

O crédito destina-se à aquisição do veículo {veiculo}, pelo preço de {precoVeiculo}, com entrada de {entrada}, e é liberado, por conta e ordem do EMITENTE, diretamente a {concessionaria} e aos demais favorecidos das despesas discriminadas no quadro desta cédula.

# 3. Lugar e forma de pagamento

As parcelas são pagas na praça de {cidadeFinanceira}, por boleto ou por outro meio que a CREDORA puser à disposição do EMITENTE, até o dia de cada vencimento. O vencimento que cair em dia sem expediente bancário passa ao primeiro dia útil seguinte, sem acréscimo.

# 4. Juros remuneratórios e Custo Efetivo Total

Sobre o crédito {juros}. O Custo Efetivo Total (CET), que considera juros, tributo, tarifas, produtos e despesas da operação, é de {cetMes} ao mês e {cetAno} ao ano, conforme a planilha que integra esta cédula e que foi entregue ao EMITENTE antes da contratação.

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

Pedidos e reclamações são recebidos por {financeira} em {emailFinanceira}. Fica eleito o foro do domicílio do EMITENTE.
`;
