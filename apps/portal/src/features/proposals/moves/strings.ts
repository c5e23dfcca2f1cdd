import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of blocking and of credit decisions, on the page of a proposal. */
export const strings = defineStrings('proposal-moves', {
  'block.action': ['Bloquear proposta', 'Block proposal'],
  'block.title': ['Bloquear esta proposta?', 'Block this proposal?'],
  'block.text': [
    'Enquanto estiver bloqueada, a proposta só pode ser desbloqueada ou copiada, e a análise fica parada. Informe o motivo: ele fica no histórico.',
    'While it is blocked, the proposal can only be unblocked or copied, and the analysis stops. Enter the reason: it stays in the history.',
  ],
  'block.done': ['Proposta {number} bloqueada.', 'Proposal {number} blocked.'],
  'unblock.action': ['Desbloquear proposta', 'Unblock proposal'],
  'unblock.title': ['Desbloquear esta proposta?', 'Unblock this proposal?'],
  'unblock.text': [
    'Ela continua de onde parou, no mesmo status.',
    'It continues from where it stopped, in the same status.',
  ],
  reason: ['Motivo', 'Reason'],
  optionalReason: ['Motivo (opcional)', 'Reason (optional)'],
  'panel.title': ['Proposta bloqueada', 'Proposal blocked'],
  'panel.since': ['Desde {at}, por {actor}.', 'Since {at}, by {actor}.'],
  'panel.reason': ['Motivo: {reason}', 'Reason: {reason}'],
  'panel.next': [
    'Até o desbloqueio, ela só pode ser consultada e copiada.',
    'Until it is unblocked, it can only be viewed and copied.',
  ],
  'panel.byFinance': [
    'Só a financeira pode desbloquear: escreva nas mensagens da proposta.',
    "Only the lender can unblock it: write in the proposal's messages.",
  ],
  'mark.blocked': ['bloqueada', 'blocked'],
  'decisions.title': ['Decisões de crédito', 'Credit decisions'],
  'decisions.by': ['{at} · {actor}', '{at} · {actor}'],
  'decisions.reason': ['Motivo: {reason}', 'Reason: {reason}'],
  'decisions.conditions': ['Condições:', 'Conditions:'],
  'decisions.validUntil': ['Válida até {date}', 'Valid until {date}'],
});
