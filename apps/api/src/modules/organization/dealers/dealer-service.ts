import { recordScope } from '@estrada/domain/access/index';
import {
  type DealerService,
  storedDealerService,
  typedDealerService,
  usualService,
} from '@estrada/domain/organization/index';
import { recordId } from '@estrada/endpoints/fields';
import type { DealerService as DealerServiceAnswer, endpoints } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { atVersion, inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { dealerServices } from '../organization.tables.ts';
import { type DealerRecord, findDealerRecord } from './dealer-register.repository.ts';

const findService = async (db: Db, dealerId: string) =>
  (await db.select().from(dealerServices).where(eq(dealerServices.dealerId, dealerId)))[0] ?? null;

/**
 * When a dealer serves clients, its holidays, and the origins that may embed its public pages, as browsers write them
 * (`https://www.example.com`). The usual ones until its manager saves others.
 */
export const serviceOfDealer = async (db: Db, dealerId: string): Promise<DealerService> =>
  (await findService(db, dealerId)) ?? usualService;

/** The origins that may embed the public pages of a dealer; none of an unknown one, and of one without any. */
export const embeddingOriginsOf = async (db: Db, dealerId: string): Promise<readonly string[]> =>
  recordId.safeParse(dealerId).success ? (await serviceOfDealer(db, dealerId)).origins : [];

async function describe(
  { id, GMFcode, tradingName }: DealerRecord,
  context: ReadContext,
): Promise<DealerServiceAnswer> {
  const saved = await findService(context.db, id);
  return {
    ...typedDealerService(saved ?? usualService),
    version: saved?.version ?? 0,
    changedByName: saved?.changedByName ?? null,
    dealer: { id, gmfCode: GMFcode, tradingName },
    can: { edit: context.may('dealer-service-change') },
  };
}

const dealerOf = async (id: string, context: ReadContext, options: { lock?: true } = {}): Promise<DealerRecord> =>
  inReach(await findDealerRecord(context.db, recordScope(callerOf(context).viewer), { id }, options));

/** @throws DomainError SEC004 */
export const readDealerService: UseCase<typeof endpoints.readDealerService, ReadContext> = async (
  { params },
  context,
) => describe(await dealerOf(params.id, context), context);

/** The service as the trail shows it: each list as its lines. */
const trailOf = ({ hours, holidays, origins }: DealerService) => ({
  hours: typedDealerService({ hours, holidays, origins }).days.map(({ opens, closes }) =>
    opens === '' ? '–' : `${opens}–${closes}`,
  ),
  holidays: holidays.map(({ day, name }) => `${day} ${name}`),
  origins: [...origins],
});

/** Saves the service of a dealer, whose row is locked meanwhile. @throws DomainError SEC004, SET001 */
export const saveDealerService: UseCase<typeof endpoints.saveDealerService, WriteContext> = async (
  { params, body },
  context,
) => {
  const dealer = await dealerOf(params.id, context, { lock: true });
  const { db, now } = context;
  const saved = await findService(db, dealer.id);
  const before = atVersion(body.version, saved ?? { ...usualService, version: 0, changedByName: '' });
  const after = storedDealerService(body);
  const row = { ...after, version: before.version + 1, changedByName: callerOf(context).name, updatedAt: now };
  await db
    .insert(dealerServices)
    .values({ dealerId: dealer.id, ...row })
    .onConflictDoUpdate({ target: dealerServices.dealerId, set: row });
  const [was, is] = [trailOf(before), trailOf(after)];
  const changed = (['hours', 'holidays', 'origins'] as const).filter((name) => was[name].join() !== is[name].join());
  context.audit({
    action: 'dealer.service',
    entity: 'dealer',
    entityId: dealer.id,
    before: Object.fromEntries(changed.map((name) => [name, was[name]])),
    after: Object.fromEntries(changed.map((name) => [name, is[name]])),
  });
  return describe(dealer, context);
};
