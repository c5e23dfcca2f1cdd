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
    'Acima de {amount}, duas pessoas decidem: outra pessoa precisa confirmar. Até lá, o status não muda.',
    'Above {amount}, two people decide: another person must confirm. Until then the status does not change.',
  ],
  'first.others': [
    'Acima de {amount}, duas pessoas decidem: confirme, ou registre outra decisão, que outra pessoa precisará confirmar.',
    'Above {amount}, two people decide: confirm it, or record another decision, which another person must then confirm.',
  ],
  'first.waiting': [
    'Outra pessoa precisa confirmar. Até lá, o status não muda.',
    'Another person must confirm. Until then the status does not change.',
  ],
  'first.confirm': ['Confirmar decisão', 'Confirm decision'],
  'first.confirm.title': ['Confirmar a decisão?', 'Confirm the decision?'],
  'first.confirm.reason': ['Motivo', 'Reason'],
  'first.confirm.text': [
    'Com a sua confirmação, a decisão passa a valer e a concessionária é avisada.',
    'Once you confirm, the decision takes effect and the dealer is notified.',
  ],
  'first.confirm.done': ['Decisão confirmada na proposta {number}.', 'Decision on proposal {number} confirmed.'],
  'first.done': [
    'Primeira decisão registrada na proposta {number}: falta a confirmação de outra pessoa.',
    'First decision recorded on proposal {number}: another person must confirm it.',
  ],
  'authority.reasoned': [
    'O crédito, sem os produtos, ultrapassa {alone}: a decisão individual exige justificativa.',
    'The credit, without the products, is above {alone}: an individual decision requires a reason.',
  ],
  'authority.two': [
    'O crédito, sem os produtos, ultrapassa {amount}: aprovar ou recusar exige dupla alçada. A sua decisão fica registrada até outra pessoa confirmar.',
    'The credit, without the products, is above {amount}: approving or rejecting requires two people. Your decision is stored until another person confirms it.',
  ],
  'decisions.first': ['1ª de duas decisões', '1st of two decisions'],
});
