import { reasonForm } from '@estrada/domain/forms/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { formSchema } from '../form-schema.ts';
import { jobRow, jobStates } from './jobs.schemas.ts';

const shared = { area: 'jobs', family: 'admin', access: { anyOf: ['jobs'] } } as const;

export const listJobs = defineEndpoint({
  ...shared,
  name: 'listJobs',
  method: 'GET',
  path: '/jobs',
  summary: {
    pt: 'Tarefas em segundo plano, para operadores: as 200 mais recentes; sem filtro, as que não terminaram',
    en: 'Background jobs, for operators: the latest 200; without a filter those that have not ended',
  },
  query: z.object({ state: z.enum(jobStates, { error: 'value.notAllowed' }).optional() }),
  response: z.object({ items: z.array(jobRow) }),
  errors: [],
});

const params = z.object({ jobId: z.uuid({ error: 'value.notAllowed' }) });
const done = z.object({ id: z.string() });

export const tryJobAgain = defineEndpoint({
  ...shared,
  name: 'tryJobAgain',
  method: 'POST',
  path: '/jobs/{jobId}/try-again',
  summary: { pt: 'Tentar de novo uma tarefa que falhou', en: 'Try a failed job again' },
  params,
  response: done,
  errors: ['SEC004'],
});

export const giveUpJob = defineEndpoint({
  ...shared,
  name: 'giveUpJob',
  method: 'POST',
  path: '/jobs/{jobId}/give-up',
  summary: { pt: 'Desistir de uma tarefa que falhou, com o motivo', en: 'Give a failed job up, with the reason' },
  params,
  body: formSchema(reasonForm),
  response: done,
  errors: ['SEC004', 'DOM002'],
});
