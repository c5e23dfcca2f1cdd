import { actsForClient } from '@estrada/domain/contracts/index';
import type { ClientPage, endpoints } from '@estrada/endpoints/index';
import type { FlowContext, ReadContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeForClient, listClientInsurance, printInsurance, withdrawForClient } from '../policies/index.ts';
import { openVisit, type Visit, visitTrail } from './client-visit.ts';

/** Each document is drawn when it is opened. */
const perLink = { name: 'client-page-insurance', hits: 100, windowSeconds: 3_600 };

/** The insurance of the sale that the visitor reads: nobody but its client, and who acts for the client. */
const listOwn = async ({ proposal, role }: Visit, { db }: ReadContext) =>
  actsForClient(role) ? listClientInsurance(db, proposal) : [];

/** The insurance of the sale, as its client reads it at the page. */
export async function describeClientInsurance(visit: Visit, context: ReadContext): Promise<ClientPage['insurances']> {
  const shown = [];
  for (const record of await listOwn(visit, context)) shown.push(await describeForClient(record, context));
  return shown;
}

/** A visit with an insurance of the visitor; any other is treated as missing. @throws DomainError SEC004, USE029 */
async function openInsurance(seal: Seal, id: string, context: ReadContext) {
  const visit = await openVisit(seal, context);
  const record = inReach((await listOwn(visit, context)).find((one) => one.id === id));
  return { visit, record };
}

/** A document of an insurance of the visitor. The trail records who opened it. */
export const makeReadClientInsuranceDocument =
  (seal: Seal, files: FileStore): UseCase<typeof endpoints.readClientInsuranceDocument, FlowContext> =>
  async ({ params: { id, target }, query: { number } }, context) => {
    const { visit, record } = await openInsurance(seal, id, context);
    await limitRate(context.db, perLink, visit.linkId, context.now);
    return context.transaction((tx) => printInsurance(record, { target, number }, files, tx, visitTrail(visit)));
  };

/**
 * The visitor withdraws from an insurance.
 *
 * @throws DomainError PRS007 where that is not possible now
 */
export const makeWithdrawClientInsurance =
  (seal: Seal): UseCase<typeof endpoints.withdrawClientInsurance, FlowContext> =>
  async ({ params: { id } }, context) => {
    const { visit } = await openInsurance(seal, id, context);
    await context.transaction((tx) => withdrawForClient(id, { clientName: visit.name, visit: visitTrail(visit) }, tx));
    return { withdrawn: true as const };
  };
