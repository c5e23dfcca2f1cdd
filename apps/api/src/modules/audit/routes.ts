import { endpoints } from '@estrada/endpoints/index';
import type { FlowContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { flow, type Route, read, type UseCase } from '../../kernel/route.ts';
import { listEntries } from './list-entries.ts';
import { type HistoryRules, makeReadHistory } from './read-history.ts';

const perAddress = { name: 'audit-address', hits: 60, windowSeconds: 300 };

/**
 * Records that a public page was opened. A caller with a session is named; a freshly loaded page has no token yet.
 *
 * @throws DomainError USE029 for an address that opens too many
 */
const registerPage: UseCase<typeof endpoints.registerAudit, FlowContext> = async ({ body }, context) => {
  await limitRate(context.db, perAddress, context.http.clientAddress, context.now);
  await context.transaction(async (tx) => tx.audit({ action: 'page.open', entity: 'page', entityId: body.page }));
  return { registered: true };
};

/** The area's contents page. @param rules the records whose history can be read, and by whom */
export const auditRoutes = (rules: HistoryRules): Route[] => [
  read(endpoints.readHistory, makeReadHistory(rules)),
  read(endpoints.listAuditEntries, listEntries),
  flow(endpoints.registerAudit, registerPage),
];
