import type { FieldProblem } from '@estrada/domain/errors/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { flag, isoDate } from '../fields.ts';
import { historyEntry } from './history.endpoints.ts';

/**
 * The public pages whose opening is registered: all except the login
 * (docs/specification/audit.md#public-pages).
 */
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
  '/minhaProposta',
  '/acompanharProposta',
  '/glossario',
] as const;

export const trailEntry = historyEntry.extend({
  entity: z.string(),
  entityId: z.string(),
  /** the record's current name; null for one without a name, or a deleted one */
  recordName: z.string().nullable(),
  correlationId: z.string(),
});

const word = z.string().trim().min(1).max(100).optional();

/** An id requires its kind, and the last day must not be before the first. */
function trailFilterProblems(query: {
  entity?: string | undefined;
  entityId?: string | undefined;
  initialDate?: string | undefined;
  finalDate?: string | undefined;
}): FieldProblem[] {
  const { entity, entityId, initialDate, finalDate } = query;
  return [
    ...(entityId && !entity ? [{ path: 'entity', key: 'required' } as const] : []),
    ...(initialDate && finalDate && finalDate < initialDate
      ? [{ path: 'finalDate', key: 'date.beforeStart' } as const]
      : []),
  ];
}

export const trailEndpoints = defineEndpoints({ area: 'audit', family: 'audit' })({
  registerAudit: {
    access: 'public-or-user',
    route: 'POST /audit/register',
    summary: ['Registrar a abertura de uma página pública', 'Record that a public page was opened'],
    body: z.object({ page: z.enum(registeredPages, { error: 'value.notAllowed' }) }),
    response: z.object({ registered: z.boolean() }),
    errors: ['USE029'],
  },
  listAuditEntries: {
    access: { anyOf: ['audit-trail'] },
    ...listRow({
      path: '/audit/entries',
      summary: ['Trilha de auditoria', 'Audit trail'],
      filters: {
        /** user name of the actor, complete */
        actor: word,
        entity: word,
        /** one record of the kind `entity` */
        entityId: word,
        action: word,
        /** without the entries of read-only acts */
        hideLookUps: flag,
        initialDate: isoDate.optional(),
        finalDate: isoDate.optional(),
      },
      check: trailFilterProblems,
      row: trailEntry,
    }),
  },
});
