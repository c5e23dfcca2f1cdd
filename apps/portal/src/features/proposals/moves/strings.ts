import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of blocking and of credit decisions, on the page of a proposal. */
export const strings = defineStrings('proposal-moves', {
  'block.action': ['Bloquear proposta', 'Block proposal'],
  'block.title': ['Bloquear esta proposta?', 'Block this proposal?'],
  'block.text': [
    'Enquanto ela estiver bloqueada, nada pode ser feito com ela além de desbloquear e copiar, e a análise não anda. Diga o motivo: ele fica no histórico.',
    'While it is blocked, nothing can be done with it but unblocking and copying, and the analysis does not go on. State the reason: it stays in the history.',
  ],
  'block.done': ['Proposta {number} bloqueada.', 'Proposal {number} blocked.'],
  'unblock.action': ['Desbloquear proposta', 'Unblock proposal'],
  'unblock.title': ['Desbloquear esta proposta?', 'Unblock this proposal?'],
  'unblock.text': [
    'Ela continua de onde parou, no mesmo status.',
    'It goes on from where it stopped, in the same status.',
  ],
  reason: ['Motivo', 'Reason'],
  optionalReason: ['Motivo (opcional)', 'Reason (optional)'],
  'panel.title': ['Proposta bloqueada', 'Proposal blocked'],
  'panel.since': ['Desde {at}, por {actor}.', 'Since {at}, by {actor}.'],
  'panel.reason': ['Motivo: {reason}', 'Reason: {reason}'],
  'panel.next': [
    'Até o desbloqueio, ela só pode ser consultada e copiada.',
    'Until it is unblocked, it can only be read and copied.',
  ],
  'panel.byFinance': [
    'Só a financeira pode desbloquear: escreva a ela nas mensagens da proposta.',
    'Only the provider can unblock it: write to it in the messages of the proposal.',
  ],
  'mark.blocked': ['bloqueada', 'blocked'],
  'decisions.title': ['Decisões de crédito', 'Credit decisions'],
  'decisions.by': ['{at} · {actor}', '{at} · {actor}'],
  'decisions.reason': ['Motivo: {reason}', 'Reason: {reason}'],
  'decisions.conditions': ['Condições:', 'Conditions:'],
  'decisions.validUntil': ['Válida até {date}', 'Valid until {date}'],
  'next.ended': ['confira os dados e envie de novo.', 'check the data and send it again.'],
  'next.expired': [
    'recalcule com as tabelas de hoje, confira os valores e envie de novo.',
    'recalculate with the tables of today, check the figures and send it again.',
  ],
});
