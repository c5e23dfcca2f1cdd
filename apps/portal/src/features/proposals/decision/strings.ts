import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of a two-person decision, on the page of a proposal. */
export const strings = defineStrings('proposal-decision', {
  'first.title.AP': ['Primeira decisão: aprovar', 'First decision: approve'],
  'first.title.APC': ['Primeira decisão: aprovar com condições', 'First decision: approve with conditions'],
  'first.title.DC': ['Primeira decisão: recusar', 'First decision: reject'],
  'first.by': ['{actor}, em {at}.', '{actor}, on {at}.'],
  'first.reason': ['Motivo: {reason}', 'Reason: {reason}'],
  'first.conditions': ['Condições', 'Conditions'],
  'first.own': [
    'Acima de {amount}, duas pessoas decidem: outra pessoa precisa dizer o mesmo. Até lá, o status não muda.',
    'Above {amount} two people decide: another person must say the same. Until then the status stays.',
  ],
  'first.others': [
    'Acima de {amount}, duas pessoas decidem: confirme, ou registre outra decisão, que então espera por outra pessoa.',
    'Above {amount} two people decide: confirm it, or record another decision, which then waits for another person.',
  ],
  'first.waiting': [
    'Outra pessoa precisa dizer o mesmo. Até lá, o status não muda.',
    'Another person must say the same. Until then the status stays.',
  ],
  'first.confirm': ['Confirmar decisão', 'Confirm decision'],
  'first.confirm.title': ['Confirmar a decisão?', 'Confirm the decision?'],
  'first.confirm.reason': ['Motivo', 'Reason'],
  'first.confirm.text': [
    'Com a sua confirmação, a decisão vale e é comunicada à concessionária.',
    'Once you confirm it, the decision holds and the dealer is told.',
  ],
  'first.confirm.done': [
    'Decisão confirmada na proposta {number}.',
    'The decision on proposal {number} was confirmed.',
  ],
  'first.done': [
    'Primeira decisão registrada na proposta {number}: falta outra pessoa confirmar.',
    'The first decision on proposal {number} was recorded: another person must confirm it.',
  ],
  'authority.reasoned': [
    'O valor financiado passa de {alone}: quem decide sozinho diz o motivo.',
    'The financed value is above {alone}: who decides alone says why.',
  ],
  'authority.two': [
    'O valor financiado passa de {amount}: aprovar ou recusar pede duas pessoas. A sua decisão fica registrada até outra pessoa confirmar.',
    'The financed value is above {amount}: two people approve or reject. Your decision is kept until another person confirms it.',
  ],
  'decisions.first': ['1ª de duas', '1st of two'],
});
