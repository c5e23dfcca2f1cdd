import {
  adhesionText as firstAdhesionText,
  repurchaseText as firstRepurchaseText,
} from '../first-texts/shorter-texts.ts';
import type { LegalText } from './legal-text.ts';

/** The client's declarations in the proposal. */
export const proposalText: LegalText = {
  sources: `Lei nº 8.078/1990 (CDC), arts. 39, I, 52, 54-B e 54-C
Resolução CMN nº 4.881/2020 (CET)`,
  body: `# Declarações do cliente

{cliente} propõe a {financeira} o financiamento do veículo {veiculo}, nas condições desta proposta nº {proposta}, simuladas e apresentadas por {concessionaria}.

O cliente declara que são verdadeiras as informações prestadas, que recebeu, antes de contratar, a planilha do Custo Efetivo Total e o cronograma de pagamentos, e que teve à disposição o preço à vista, o total com e sem o financiamento, o custo do atraso e o prazo de validade da oferta.

Em caso de atraso, incidem sobre a parcela: {encargosAtraso}.{outrosEncargos}

A proposta não obriga à contratação. A contratação de seguros e outros produtos é facultativa, e a sua recusa não impede o financiamento.
`,
};

/** The privacy notice. */
export const privacyText: LegalText = {
  sources: `Lei nº 13.709/2018 (LGPD), arts. 7º, 9º, 11, 18, 20 e 41, § 1º
Resolução CMN nº 5.037/2022 (SCR)
Resolução Conjunta nº 6/2023 (indícios de fraude)`,
  body: `# Tratamento de dados pessoais

{financeira}, CNPJ {cnpjFinanceira}, controladora, trata os dados pessoais de {cliente} para analisar e conceder o crédito, executar o contrato, prevenir fraudes e cumprir obrigações legais e regulatórias (Lei nº 13.709/2018, art. 7º, II, V, IX e X).

Os dados são compartilhados, na medida do necessário, com {concessionaria}, birôs de crédito, seguradoras contratadas, empresas de assinatura eletrônica, órgãos de trânsito, o Banco Central do Brasil e, quanto a indícios de fraude, as demais instituições autorizadas por ele a funcionar (Resolução Conjunta nº 6/2023). A imagem colhida para confirmar a identidade é dado sensível: é usada, com o consentimento do titular, só para confirmar quem assina e prevenir fraude, e excluída ao fim do prazo de guarda (art. 11, I).

# Direitos do titular

O titular pode pedir confirmação do tratamento, acesso, correção, portabilidade, informação sobre compartilhamentos, revisão de decisões automatizadas e, quando couber, eliminação, {contatoEncarregado}. Os dados do contrato são mantidos pelo prazo exigido em lei.

# Sistema de Informações de Crédito (SCR)

O cliente está ciente de que a operação é registrada no SCR, de que pode consultar seus dados pelo Registrato, do Banco Central, e de que pedidos de correção são dirigidos à instituição que enviou a informação (Resolução CMN nº 5.037/2022).
`,
};

/** The notice on products sold with a financing: they are a free choice. */
export const adhesionText: LegalText = {
  sources: `Lei nº 8.078/1990 (CDC), arts. 39, I, e 49
Resolução CNSP nº 434/2021 (seguros coletivos e adesão)`,
  body: firstAdhesionText,
};

/** The dealer's guarantee to buy the vehicle back for the final instalment; it is a clause of the contract, too. */
export const repurchaseText: LegalText = {
  sources: 'Lei nº 8.078/1990 (CDC), arts. 30, 46 e 54, § 4º',
  body: firstRepurchaseText,
};

const lienAndDuties = (defects: string) =>
  `O veículo é entregue com gravame em favor de {financeira}, decorrente do contrato. A partir desta data cabem ao cliente a guarda, a conservação e os encargos do veículo. O recebimento não afasta os direitos por vício ou defeito${defects}.
`;

const deliverySources = `Lei nº 8.078/1990 (CDC), arts. 18 e 26
Código Civil, art. 1.361, § 1º (gravame)`;

/** The confirmation at the handover of a new vehicle. */
export const deliveryText: LegalText = {
  sources: deliverySources,
  body: `# Entrega do veículo

{cliente} declara receber de {concessionaria}, nesta data, o veículo {veiculo}, chassi {chassi}, objeto do contrato nº {contrato}, com a documentação, o manual, a chave reserva e os equipamentos de série, em conformidade com o pedido.

${lienAndDuties(' (Lei nº 8.078/1990, arts. 18 e 26)')}`,
};

/** The confirmation at the handover of a used vehicle. */
export const usedDeliveryText: LegalText = {
  sources: deliverySources,
  body: `# Entrega do veículo usado

{cliente} declara receber de {concessionaria}, nesta data, o veículo usado {veiculo}, chassi {chassi}, objeto do contrato nº {contrato}, com a documentação e os itens conferidos na entrega, no estado de conservação que o cliente verificou.

${lienAndDuties(', inclusive oculto (Lei nº 8.078/1990, arts. 18 e 26, § 3º)')}`,
};
