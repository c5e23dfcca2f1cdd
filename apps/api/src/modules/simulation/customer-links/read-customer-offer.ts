import { DomainError } from '@estrada/domain/errors/index';
import { linkState } from '@estrada/domain/simulation/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import { hashLinkToken, isOwnToken, type Seal } from '../../../kernel/link-token.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { findSimulation } from '../simulations.repository.ts';
import { type CustomerLinkRow, findLinkByToken, markOpened } from './customer-links.repository.ts';

/** Mobile networks show many clients under one address, so it is wide; what is guessed is 144 random bits. */
const perAddress = { name: 'customer-link-address', hits: 120, windowSeconds: 300 };

/** A link that opens now. One that nobody made, has ended or was revoked are refused alike. */
async function findOpenLink(token: string, seal: Seal, context: FlowContext): Promise<CustomerLinkRow> {
  await limitRate(context.db, perAddress, context.http.clientAddress, context.now);
  if (!isOwnToken(token, 'customer-link', seal)) throw new DomainError('SEC004');
  const row = inReach(await findLinkByToken(context.db, hashLinkToken(token)));
  if (linkState(row, context.now) !== 'open') throw new DomainError('SEC004');
  return row;
}

/**
 * The offer of a link. It changes nothing, so a messenger that looks at the page before the client does leaves no trace.
 *
 * @throws DomainError SEC004 for a link that does not open · USE029 (too fast)
 */
export const makeReadCustomerOffer =
  (seal: Seal): UseCase<typeof endpoints.readCustomerOffer, FlowContext> =>
  async ({ body: { token } }, context) => {
    const { offer, expiresAt, openedAt } = await findOpenLink(token, seal, context);
    return { ...offer, expiresAt: expiresAt.toISOString(), isOpened: openedAt !== null };
  };

/**
 * The client said to have opened the link: whoever made it is told so, the first time.
 *
 * @throws DomainError as `makeReadCustomerOffer`
 */
export const makeOpenCustomerOffer =
  (seal: Seal): UseCase<typeof endpoints.openCustomerOffer, FlowContext> =>
  async ({ body: { token } }, context) => {
    const link = await findOpenLink(token, seal, context);
    await context.transaction((tx) => notifyOfOpening(link, tx));
    return { opened: true };
  };

async function notifyOfOpening(link: CustomerLinkRow, { db, now, audit }: WriteContext): Promise<void> {
  if (!(await markOpened(db, link.id, now))) return;
  audit({
    action: 'simulation.link-open',
    entity: 'simulation',
    entityId: link.simulationId,
    after: { linkId: link.id },
  });
  const simulation = inReach(await findSimulation(db, { kind: 'all' }, link.simulationId));
  const who = link.offer.firstName;
  const words = {
    'pt-BR': `${who ?? 'O cliente'} abriu a proposta de ${simulation.vehicleLabel} que você enviou (${simulation.code}).`,
    en: `${who ?? 'The client'} opened the proposal for ${simulation.vehicleLabel} that you sent (${simulation.code}).`,
  };
  await notifyInLanguages(words, [link.createdBy], { db, now });
}
