import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The words of a decision that two people take, on the page of a proposal. */
export const strings = defineStrings('proposal-decision', {
  pt: {
    'first.title.AP': 'Primeira decisão: aprovar',
    'first.title.APC': 'Primeira decisão: aprovar com condições',
    'first.title.DC': 'Primeira decisão: recusar',
    'first.by': '{actor}, em {at}.',
    'first.reason': 'Motivo: {reason}',
    'first.conditions': 'Condições',
    'first.own':
      'Acima de {amount}, duas pessoas decidem: outra pessoa precisa dizer o mesmo. Até lá, o status não muda.',
    'first.others':
      'Acima de {amount}, duas pessoas decidem: confirme, ou registre outra decisão, que então espera por outra pessoa.',
    'first.waiting': 'Outra pessoa precisa dizer o mesmo. Até lá, o status não muda.',
    'first.confirm': 'Confirmar decisão',
    'first.confirm.title': 'Confirmar a decisão?',
    'first.confirm.reason': 'Motivo',
    'first.confirm.text': 'Com a sua confirmação, a decisão vale e é comunicada à concessionária.',
    'first.confirm.done': 'Decisão confirmada na proposta {number}.',
    'first.done': 'Primeira decisão registrada na proposta {number}: falta outra pessoa confirmar.',
    'authority.reasoned': 'O valor financiado passa de {alone}: quem decide sozinho diz o motivo.',
    'authority.two':
      'O valor financiado passa de {amount}: aprovar ou recusar pede duas pessoas. A sua decisão fica registrada até outra pessoa confirmar.',
    'decisions.first': '1ª de duas',
  },
  en: {
    'first.title.AP': 'First decision: approve',
    'first.title.APC': 'First decision: approve with conditions',
    'first.title.DC': 'First decision: reject',
    'first.by': '{actor}, on {at}.',
    'first.reason': 'Reason: {reason}',
    'first.conditions': 'Conditions',
    'first.own': 'Above {amount} two people decide: another person must say the same. Until then the status stays.',
    'first.others':
      'Above {amount} two people decide: confirm it, or record another decision, which then waits for another person.',
    'first.waiting': 'Another person must say the same. Until then the status stays.',
    'first.confirm': 'Confirm decision',
    'first.confirm.title': 'Confirm the decision?',
    'first.confirm.reason': 'Reason',
    'first.confirm.text': 'Once you confirm it, the decision holds and the dealer is told.',
    'first.confirm.done': 'The decision on proposal {number} was confirmed.',
    'first.done': 'The first decision on proposal {number} was recorded: another person must confirm it.',
    'authority.reasoned': 'The financed value is above {alone}: who decides alone says why.',
    'authority.two':
      'The financed value is above {amount}: two people approve or reject. Your decision is kept until another person confirms it.',
    'decisions.first': '1st of two',
  },
});
