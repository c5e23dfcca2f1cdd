import type { LegalText } from './legal-text.ts';

/** The clauses of a bank credit note over a vehicle in fiduciary alienation. */
export const creditContractText: LegalText = {
  sources: `Lei nº 10.931/2004, arts. 26 a 29 (requisitos da cédula, assinatura eletrônica e vias)
MP nº 2.200-2/2001, art. 10, § 2º (assinatura eletrônica admitida pelas partes)
Lei nº 4.728/1965, art. 66-B, e Decreto-Lei nº 911/1969, arts. 2º e 8º-B a 8º-E, incluídos pela Lei nº 14.711/2023 (alienação fiduciária)
Código Civil, arts. 897, 1.361, § 1º, e 1.647, III (aval, registro da propriedade fiduciária, outorga)
Código de Trânsito Brasileiro, art. 129-B (registro do contrato)
Lei nº 8.078/1990 (CDC), arts. 49, 52 e 54-B
Resoluções CMN nº 3.919/2010, nº 4.881/2020 e nº 5.004/2022 (tarifas, CET e informações ao cliente)
Resolução CMN nº 5.037/2022 (SCR)
Resolução Conjunta nº 6/2023 (indícios de fraude)
Decreto nº 11.034/2022 e Resolução CMN nº 4.860/2020 (SAC e ouvidoria)
Lei nº 13.709/2018 (LGPD)`,
  body: `# 1. Promessa de pagamento

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

Atendimento: {canaisAtendimento}. Fica eleito o foro do domicílio do EMITENTE.
`,
};
