import { defineStrings } from '@estrada/web/words/define-strings.ts';

/** The words of the block and of the decisions on the credit, on the page of a proposal. */
export const strings = defineStrings('proposal-moves', {
  pt: {
    'block.action': 'Bloquear proposta',
    'block.title': 'Bloquear esta proposta?',
    'block.text':
      'Enquanto ela estiver bloqueada, nada pode ser feito com ela além de desbloquear e copiar, e a análise não anda. Diga o motivo: ele fica no histórico.',
    'block.done': 'Proposta {number} bloqueada.',
    'unblock.action': 'Desbloquear proposta',
    'unblock.title': 'Desbloquear esta proposta?',
    'unblock.text': 'Ela continua de onde parou, no mesmo status.',
    reason: 'Motivo',
    optionalReason: 'Motivo (opcional)',
    'panel.title': 'Proposta bloqueada',
    'panel.since': 'Desde {at}, por {actor}.',
    'panel.reason': 'Motivo: {reason}',
    'panel.next': 'Até o desbloqueio, ela só pode ser consultada e copiada.',
    'mark.blocked': 'bloqueada',
    'decisions.title': 'Decisões de crédito',
    'decisions.by': '{at} · {actor}',
    'decisions.reason': 'Motivo: {reason}',
    'decisions.conditions': 'Condições:',
    'decisions.validUntil': 'Válida até {date}',
  },
  en: {
    'block.action': 'Block proposal',
    'block.title': 'Block this proposal?',
    'block.text':
      'While it is blocked, nothing can be done with it but unblocking and copying, and the analysis does not go on. State the reason: it stays in the history.',
    'block.done': 'Proposal {number} blocked.',
    'unblock.action': 'Unblock proposal',
    'unblock.title': 'Unblock this proposal?',
    'unblock.text': 'It goes on from where it stopped, in the same status.',
    reason: 'Reason',
    optionalReason: 'Reason (optional)',
    'panel.title': 'Proposal blocked',
    'panel.since': 'Since {at}, by {actor}.',
    'panel.reason': 'Reason: {reason}',
    'panel.next': 'Until it is unblocked, it can only be read and copied.',
    'mark.blocked': 'blocked',
    'decisions.title': 'Credit decisions',
    'decisions.by': '{at} · {actor}',
    'decisions.reason': 'Reason: {reason}',
    'decisions.conditions': 'Conditions:',
    'decisions.validUntil': 'Valid until {date}',
  },
});
