import type { LegalText } from './legal-text.ts';

/** The clauses of a vehicle lease. */
export const leaseContractText: LegalText = {
  sources: `Lei nº 6.099/1974 e Resolução CMN nº 4.977/2021 (arrendamento mercantil)
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
Lei nº 13.709/2018 (LGPD)`,
  body: `# 1. Objeto

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

Atendimento: {canaisAtendimento}. Fica eleito o foro do domicílio do ARRENDATÁRIO.
`,
};
