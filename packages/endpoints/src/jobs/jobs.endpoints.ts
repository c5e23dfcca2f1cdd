import { reasonForm } from '@estrada/domain/forms/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { formSchema } from '../form-schema.ts';
import { jobRow, jobStates } from './jobs.schemas.ts';

const params = z.object({ jobId: z.uuid({ error: 'value.notAllowed' }) });
const done = z.object({ id: z.string() });

export const jobsEndpoints = defineEndpoints({ area: 'jobs', family: 'admin', access: { anyOf: ['jobs'] } })({
  listJobs: {
    route: 'GET /jobs',
    summary: [
      'Tarefas em segundo plano, para operadores: as 200 mais recentes; sem filtro, as não concluídas',
      'Background jobs, for operators: the latest 200; without a filter, those not completed',
    ],
    query: z.object({ state: z.enum(jobStates, { error: 'value.notAllowed' }).optional() }),
    response: z.object({ items: z.array(jobRow) }),
  },
  tryJobAgain: {
    route: 'POST /jobs/{jobId}/try-again',
    summary: ['Tentar de novo uma tarefa que falhou', 'Try a failed job again'],
    params,
    response: done,
    errors: ['SEC004'],
  },
  giveUpJob: {
    route: 'POST /jobs/{jobId}/give-up',
    summary: ['Cancelar uma tarefa que falhou, com o motivo', 'Cancel a failed job, with the reason'],
    params,
    body: formSchema(reasonForm),
    response: done,
    errors: ['SEC004', 'DOM002'],
  },
});
