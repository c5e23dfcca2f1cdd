/** The clauses of a vehicle lease. Lei 6.099/1974; CMN 4.977/2021; Decreto-Lei 911/1969, arts. 3º § 15 and 8º-B ff. */
export const leaseContractText = `# 1. Objeto

Por este contrato de arrendamento mercantil nº {contrato}, regido pela Lei nº 6.099/1974, {financeira}, CNPJ {cnpjFinanceira} (ARRENDADORA), adquire de {concessionaria}, por indicação de {cliente}, inscrito sob o nº {documentoCliente}{representacao} (ARRENDATÁRIO), o veículo {veiculo}, chassi {chassi}, pelo preço de {precoVeiculo}, e o arrenda ao ARRENDATÁRIO, que assume a posse direta.

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

Pedidos e reclamações são recebidos por {financeira} em {emailFinanceira}. Fica eleito o foro do domicílio do ARRENDATÁRIO.
`;
