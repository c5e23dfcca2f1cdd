import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { isoDate, pageOf, pageQuery } from '../fields.ts';
import { historyEntry } from './history.endpoints.ts';

/** The public pages whose opening is registered: all but the login (SPEC §7). */
export const registeredPages = [
  '/firstAccess',
  '/forgotPassword',
  '/csf',
  '/capturaselfie',
  '/capturafoto',
  '/cardifRedirect',
  '/formweb',
  '/redirectAuth',
  '/vapsExemption',
] as const;

export const trailEntry = historyEntry.extend({ entity: z.string(), entityId: z.string(), correlationId: z.string() });

export const registerAudit = defineEndpoint({
  name: 'registerAudit',
  area: 'audit',
  method: 'POST',
  family: 'audit',
  path: '/audit/register',
  summary: { pt: 'Registrar a abertura de uma página pública', en: 'Register that a public page was opened' },
  access: 'anonymous',
  body: z.object({ page: z.enum(registeredPages, { error: 'value.notAllowed' }) }),
  response: z.object({ registered: z.boolean() }),
  errors: ['USE029'],
});

const word = z.string().trim().min(1).max(100).optional();

export const listAuditEntries = defineEndpoint({
  name: 'listAuditEntries',
  area: 'audit',
  method: 'GET',
  family: 'audit',
  path: '/audit/entries',
  summary: { pt: 'Trilha de auditoria', en: 'Audit trail' },
  access: { anyOf: ['audit-trail'] },
  query: z.object({
    /** user name of who did it, whole */
    actor: word,
    entity: word,
    entityId: word,
    action: word,
    initialDate: isoDate.optional(),
    finalDate: isoDate.optional(),
    ...pageQuery,
  }),
  response: pageOf(trailEntry),
  errors: [],
});
