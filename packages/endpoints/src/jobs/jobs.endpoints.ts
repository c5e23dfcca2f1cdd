import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';

export const listJobs = defineEndpoint({
  name: 'listJobs',
  area: 'jobs',
  method: 'GET',
  family: 'admin',
  path: '/jobs',
  summary: { pt: 'Tarefas em segundo plano, para operadores', en: 'Background jobs, for operators' },
  access: { anyOf: ['jobs'] },
  query: z.object({
    state: z
      .enum(['created', 'retry', 'active', 'completed', 'cancelled', 'failed'], { error: 'value.notAllowed' })
      .optional(),
  }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        state: z.string(),
        retryCount: z.number(),
        retryLimit: z.number(),
        createdAt: z.string(),
        startedAt: z.string().nullable(),
        completedAt: z.string().nullable(),
        error: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
});
