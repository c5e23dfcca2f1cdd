import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the rectification of vehicle, seller and values. */
export const strings = defineStrings('proposal-rectification', {
  'data.action': ['Retificar veículo e vendedor', 'Rectify vehicle and seller'],
  'data.title': ['Retificar veículo e vendedor', 'Rectify vehicle and seller'],
  'data.done': [
    'Veículo e vendedor da proposta {number} retificados.',
    'Vehicle and seller of proposal {number} rectified.',
  ],
  'values.action': ['Retificar valores', 'Rectify amounts'],
  'values.title': ['Retificar valor do veículo, ano ou entrada', 'Rectify vehicle price, year or down payment'],
  'values.hint': [
    'As parcelas são recalculadas com as tabelas de hoje.',
    "The instalments are recalculated with today's tables.",
  ],
  'values.done': ['Valores da proposta {number} retificados.', 'Amounts of proposal {number} rectified.'],
  'values.back': ['Voltar', 'Go back'],
  'values.loading': ['Carregando os anos do veículo', 'Loading the years of the vehicle'],
  vehicleValueCents: ['Valor do veículo', 'Vehicle price'],
  listPriceCents: ['Valor do veículo sem desconto', 'Vehicle price without the discount'],
  withoutDiscount: ['Continuar sem o desconto', 'Continue without the discount'],
  'withoutDiscount.hint': [
    'O desconto de {code} deixa de valer nesta proposta.',
    'The discount of {code} no longer applies to this proposal.',
  ],
  entryValueCents: ['Entrada', 'Down payment'],
  modelYear: ['Ano de fabricação e do modelo', 'Year of manufacture and of the model'],
  reason: ['Motivo', 'Reason'],
  optionalReason: ['Motivo (opcional)', 'Reason (optional)'],
  submit: ['Confirmar retificação', 'Confirm rectification'],
  'what.title': ['O que acontece ao confirmar', 'What happens when you confirm'],
  'what.stays': ['A proposta continua em “{status}”.', 'The proposal stays in “{status}”.'],
  'what.goes': ['A proposta vai de “{from}” para “{to}”.', 'The proposal goes from “{from}” to “{to}”.'],
  'what.decision': [
    'A decisão de crédito deixa de valer: confira os novos valores e envie a proposta de novo.',
    'The credit decision is no longer valid: check the new amounts and send the proposal again.',
  ],
  'what.contract': ['O contrato gerado fica sem efeito.', 'The generated contract becomes void.'],
  'what.signatures': ['As assinaturas já feitas são canceladas.', 'Signatures already given are cancelled.'],
  'what.selfies': ['As selfies já enviadas ficam sem efeito.', 'Selfies already sent become void.'],
  'what.lien': ['O gravame é baixado no SNG.', 'The lien is released at the registry (SNG).'],
});
