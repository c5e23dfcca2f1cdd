/** The client's declarations in the proposal. CDC, arts. 54-B and 54-C. */
export const proposalText = `# Declarações do cliente

{cliente} propõe a {financeira} o financiamento do veículo {veiculo}, nas condições desta proposta nº {proposta}, simuladas e apresentadas por {concessionaria}.

O cliente declara que são verdadeiras as informações prestadas, que recebeu, antes de contratar, a planilha do Custo Efetivo Total e o cronograma de pagamentos, e que teve à disposição o preço à vista, o total com e sem o financiamento e o prazo de validade da oferta.

A proposta não obriga à contratação. A contratação de seguros e outros produtos é facultativa, e a sua recusa não impede o financiamento.
`;

/** The privacy notice. LGPD (Lei 13.709/2018), arts. 7º, 9º, 11 and 18; Resolução CMN 5.037/2022. */
export const privacyText = `# Tratamento de dados pessoais

{financeira}, CNPJ {cnpjFinanceira}, controladora, trata os dados pessoais de {cliente} para analisar e conceder o crédito, executar o contrato, prevenir fraudes e cumprir obrigações legais e regulatórias (Lei nº 13.709/2018, art. 7º, II, V, IX e X).

Os dados são compartilhados, na medida do necessário, com {concessionaria}, bureaus de crédito, seguradoras contratadas, empresas de assinatura eletrônica, órgãos de trânsito e o Banco Central do Brasil. A imagem colhida para confirmar a identidade é dado sensível: é usada só para prevenir fraude e apagada ao fim do prazo de guarda (art. 11, II, g).

# Direitos do titular

O titular pode pedir confirmação do tratamento, acesso, correção, portabilidade, informação sobre compartilhamentos, revisão de decisões automatizadas e, quando couber, eliminação, em {emailFinanceira}. Os dados do contrato são mantidos pelo prazo exigido em lei.

# Sistema de Informações de Crédito (SCR)

O cliente está ciente de que a operação é registrada no SCR, de que pode consultar seus dados pelo Registrato, do Banco Central, e de que pedidos de correção são dirigidos à instituição que enviou a informação (Resolução CMN nº 5.037/2022).
`;

/** The notice on products sold with a financing: they are a free choice. CDC, art. 39, I; CNSP 434/2021. */
export const adhesionText = `# Adesão

{cliente} adere, por livre escolha, aos produtos relacionados neste termo: {produtos}. O preço de cada um consta do quadro e, quando financiado, compõe o Custo Efetivo Total da operação.

A contratação é facultativa e não é condição do financiamento. O cliente recebeu as condições gerais de cada produto e pode desistir em até 7 (sete) dias da contratação, com devolução do valor pago (Lei nº 8.078/1990, art. 49).

Depois desse prazo, o cancelamento pode ser pedido a qualquer tempo a quem fornece o produto, com devolução da parte do preço que corresponde ao prazo não decorrido, conforme as condições gerais.
`;

/**
 * The dealer's guarantee to buy the vehicle back for the final instalment; it is a clause of the contract, too. CDC, arts.
 * 30, 46 and 54, § 4º (a limit to the consumer's right is highlighted).
 */
export const repurchaseText = `# Recompra garantida

{recompradora} (RECOMPRADORA) garante a {cliente} a recompra do veículo {veiculo}, chassi {chassi}, em {dataRecompra}, por {valorRecompra}, que correspondem a {baseRecompra} e são iguais à parcela final do contrato nº {contrato}.

A recompra é um direito do cliente, e não uma obrigação. Quem prefere ficar com o veículo paga a parcela final no vencimento.

# Condições

Para exercer o direito, o cliente entrega o veículo à RECOMPRADORA na data indicada, com no máximo {quilometragemRecompra}, com os tributos e as multas pagos e sem ônus além da garantia em favor de {financeira}. Outras condições: {condicoesRecompra}.

A RECOMPRADORA paga o valor da recompra diretamente a {financeira}, e esse pagamento quita a parcela final. As parcelas anteriores continuam devidas pelo cliente.

! Fora dessas condições a RECOMPRADORA não é obrigada a recomprar o veículo, e a parcela final é devida pelo cliente no vencimento.
`;

/** The confirmation at the handover of the vehicle. */
export const deliveryText = `# Entrega do veículo

{cliente} declara receber de {concessionaria}, nesta data, o veículo {veiculo}, chassi {chassi}, objeto do contrato nº {contrato}, com a documentação, o manual, a chave reserva e os equipamentos de série, em conformidade com o pedido.

O veículo é entregue gravado com a garantia do contrato em favor de {financeira}. A partir desta data cabem ao cliente a guarda, a conservação e os encargos do veículo. O recebimento não afasta os direitos por vício ou defeito (Lei nº 8.078/1990, arts. 18 e 26).
`;
