import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('jobs', {
  state: ['Status', 'Status'],
  'state.waiting': ['Aguardando', 'Waiting'],
  'state.running': ['Em execução', 'Running'],
  'state.failed': ['Falhou', 'Failed'],
  'state.completed': ['Concluída', 'Completed'],
  'state.given-up': ['Cancelada', 'Cancelled'],
  cause: ['Causa', 'Cause'],
  kind: ['Tarefa', 'Job'],
  tries: ['Novas tentativas', 'Retries'],
  createdAt: ['Criada em', 'Created at'],
  nextTry: ['Próxima tentativa', 'Next attempt'],
  tryAgain: ['Tentar de novo', 'Try again'],
  'tryAgain.text': [
    'A tarefa volta à fila, com todas as tentativas disponíveis de novo.',
    'The job goes back to the queue, with all its attempts available again.',
  ],
  'tryAgain.done': ['A tarefa voltou à fila.', 'The job is back in the queue.'],
  giveUp: ['Cancelar tarefa', 'Cancel job'],
  'giveUp.title': ['Cancelar tarefa', 'Cancel job'],
  'giveUp.text': [
    'A tarefa não será executada. O motivo fica registrado na trilha de auditoria.',
    'The job will not run. The reason is recorded in the audit trail.',
  ],
  'giveUp.reason': ['Motivo do cancelamento', 'Reason for cancelling'],
  'giveUp.done': ['A tarefa foi cancelada sem execução.', 'The job was cancelled without running.'],
});
