import { invalid, type Message } from './message.ts';

/** Insurance combos. */
export const productsMessages = {
  'comboName.taken': {
    code: 'SET075',
    pt: 'Já existe um combo habilitado com este nome para este tipo de pessoa e de veículo',
    en: 'An enabled combo with this name already exists for this type of person and vehicle',
  },
  'combo.tooFew': {
    code: 'SET076',
    pt: 'Escolha pelo menos dois seguros',
    en: 'Choose at least two insurance products',
  },
  'combo.notSold': {
    code: 'SET077',
    pt: 'Não disponível para este tipo de pessoa, condição ou segmento de veículo: {names|remova o seguro}',
    en: 'Not available for this type of person, vehicle condition or segment: {names|remove the product}',
  },
  'combo.protectionGap': {
    code: 'SET078',
    pt: 'Informe este dado da proteção mecânica',
    en: 'Enter this part of the mechanical protection',
  },
  'combo.protectionTerm': {
    code: 'SET078',
    pt: 'Escolha só prazos em que a proteção mecânica é vendida',
    en: 'Choose only terms for which mechanical protection is sold',
  },
  'combo.protectionTable': {
    code: 'SET078',
    pt: 'Este valor não está na tabela em vigor da proteção mecânica: escolha outro',
    en: 'This value is not in the mechanical protection’s table in force: choose another',
  },
  'combo.noteGap': {
    code: 'SET079',
    pt: 'Escolha o prazo da nota garantida',
    en: 'Choose the term of the guaranteed note',
  },
  'combo.noteTerm': {
    code: 'SET079',
    pt: 'Este prazo não está na tabela em vigor da nota garantida: escolha outro',
    en: 'This term is not in the guaranteed note’s table in force: choose another',
  },
  'insurance.oneHolder': invalid('Indique uma pessoa como segurada, e só uma', 'Name one insured person, and only one'),
  'insurance.companyDrives': invalid(
    'Uma empresa não dirige: informe o principal condutor',
    'A company does not drive: enter the main driver',
  ),
  'insurance.noDriver': invalid('Informe o principal condutor', 'Enter the main driver'),
  'insurance.plateOrChassis': invalid(
    'Informe a placa ou o chassi do veículo usado',
    'Enter the plate or the chassis number of the used vehicle',
  ),
  'combo.ended': invalid('O fim da validade deve ser hoje ou depois', 'The end of validity must be today or later'),
  'combo.tooMany': invalid(
    'Há {max|60} combos habilitados, o máximo: desabilite um antes',
    'There are {max|60} enabled combos, the maximum: disable one first',
  ),
  'protectedInstalment.begun': invalid(
    'O plano já começou: só os nomes e a data de fim podem ser alterados. Para mudar a cobertura, cadastre outro plano',
    'The plan has begun: only its names and its end date can be changed. To change the cover, register another plan',
  ),
  'planCode.taken': invalid(
    'Já existe um plano com este código: use outro',
    'A plan with this code already exists: use another one',
  ),
  'productMenu.none': invalid(
    'A coluna sem produtos fica sempre no menu, em primeiro ou em último lugar',
    'The column without products is always in the menu, first or last',
  ),
  'productMenu.outdated': invalid(
    'A simulação mudou depois da escolha: escolha de novo no menu de produtos',
    'The simulation has changed since the choice: choose again in the product menu',
  ),
  'productMenu.product': invalid(
    'Este produto não é vendido aqui, está repetido ou não pode ser vendido com outro da coluna: remova-o',
    'This product is not sold here, is repeated or cannot be sold with another one of the column: remove it',
  ),
  'insuranceLaw.sourceAddress': invalid(
    'Termine cada linha com o endereço da fonte (https://…)',
    'End each line with the address of the source (https://…)',
  ),
  'insuranceProposal.notOffered': invalid(
    'A seguradora não vende esta combinação de cobertura e franquia: escolha outra',
    'The insurer does not sell this combination of coverage and deductible: choose another',
  ),
  'insuranceProposal.quoteExpired': {
    code: 'PRS007',
    pt: 'A cotação expirou: cote de novo e confira o prêmio',
    en: 'The quote has expired: quote again and check the premium',
  },
  'insuranceProposal.outcomeUnknown': {
    code: 'PRS007',
    pt: 'A seguradora ainda não respondeu ao último envio: aguarde a consulta automática',
    en: 'The insurer has not answered the last request yet: wait for the automatic check',
  },
  'insuranceProposal.tooEarly': {
    code: 'PRS007',
    pt: 'O prazo da lei ainda não terminou: aguarde',
    en: 'The period of the law is not over yet: wait',
  },
  'insuranceProposal.withdrawalOver': {
    code: 'PRS007',
    pt: 'O prazo de arrependimento terminou: peça o cancelamento',
    en: 'The withdrawal period is over: request the cancellation',
  },
  'insuranceProposal.notFinanced': {
    code: 'PRS007',
    pt: 'Este seguro não é pago com o financiamento: cancele-o na própria proposta',
    en: 'This insurance is not paid with the loan: cancel it in its own proposal',
  },
} satisfies Record<string, Message>;
