import { recordScope } from '@estrada/domain/access/index';
import {
  type CaptureAccess,
  captureAccesses,
  captureAccessOf,
  capturingProfiles,
  type ProfileAccesses,
} from '@estrada/domain/documents/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { atVersion, inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { type DealerSummary, findDealerInScope } from '../../organization/index.ts';
import { type AccessesRow, generalScope, insertAccesses } from './readings.repository.ts';
import { captureProfileAccesses } from './readings.tables.ts';

type Accesses = ResponseOf<typeof endpoints.readCaptureAccesses>;

/**
 * The scope of access settings: a dealer within the caller's reach, or (null) all dealers.
 *
 * @throws DomainError SEC004 for a dealer out of reach
 */
async function dealerMeant(dealerId: string | undefined, context: ReadContext): Promise<DealerSummary | null> {
  const { viewer } = callerOf(context);
  const meant = dealerId ?? viewer.activeDealerId;
  return meant ? inReach(await findDealerInScope(context.db, recordScope(viewer), meant)) : null;
}

/** The access settings of a dealer, or of all. A dealer without its own ones shows the general ones. */
export const readAccesses: UseCase<typeof endpoints.readCaptureAccesses, ReadContext> = async ({ query }, context) =>
  describeAccesses(await dealerMeant(query.dealerId, context), context);

async function describeAccesses(dealer: DealerSummary | null, { db }: ReadContext): Promise<Accesses> {
  const own = await findAccesses(db, dealer?.id ?? generalScope);
  const shown = own ?? (await findAccesses(db, generalScope));
  return {
    dealer: dealer && { id: dealer.id, name: dealer.tradingName },
    version: own?.version ?? 0,
    isOwn: own !== null,
    changedByName: own?.changedByName ?? null,
    changedAt: own?.changedAt.toISOString() ?? null,
    accesses: capturingProfiles.map((profile) => ({
      profile,
      access: shown?.accesses[profile] ?? captureAccesses.none,
    })),
  };
}

/**
 * Saves them over the version that was read. Those of all dealers belong to users who reach all of them.
 *
 * @throws DomainError SEC004, SET001 naming the user who saved first
 */
export const saveAccesses: UseCase<typeof endpoints.saveCaptureAccesses, WriteContext> = async (
  { query, body },
  context,
) => {
  const { db, now } = context;
  const dealer = await dealerMeant(query.dealerId, context);
  if (!dealer && recordScope(callerOf(context).viewer).kind !== 'all') throw new DomainError('SEC004');
  const dealerId = dealer?.id ?? null;
  const scope = dealerId ?? generalScope;
  const accesses = Object.fromEntries(body.accesses.map(({ profile, access }) => [profile, access])) as ProfileAccesses;
  const saved = await findAccesses(db, scope, { lock: true });
  const before = atVersion(body.version, saved ?? { version: 0 });
  const row: AccessesRow = {
    scope,
    version: before.version + 1,
    accesses,
    changedByName: callerOf(context).name,
    changedAt: now,
  };
  if (saved) await updateAccesses(db, row);
  else if (!(await insertAccesses(db, row))) throw new DomainError('SET001');
  context.audit({
    action: 'capture-access.save',
    entity: 'capture-access',
    entityId: scope,
    before: { dealerId, profiles: namesOf(saved?.accesses) },
    after: { dealerId, profiles: namesOf(accesses) },
  });
  return describeAccesses(dealer, context);
};

const namesOf = (accesses: ProfileAccesses = {}): string =>
  capturingProfiles.filter((profile) => accesses[profile] === captureAccesses.allowed).join(', ');

/**
 * The caller's access.
 *
 * @param dealerId the dealer of the documents: by default the active dealer; without one, the general settings
 */
export async function accessOf(
  context: ReadContext,
  dealerId: string | null = callerOf(context).viewer.activeDealerId,
): Promise<CaptureAccess> {
  const { viewer } = callerOf(context);
  const general = await findAccesses(context.db, generalScope);
  const dealer = dealerId ? await findAccesses(context.db, dealerId) : null;
  return captureAccessOf(viewer.role, {
    dealer: dealer?.accesses ?? null,
    general: general?.accesses ?? null,
  });
}

/** @throws DomainError WTD001 for users who may not capture */
export async function ensureMayCapture(context: ReadContext, dealerId?: string): Promise<void> {
  if ((await accessOf(context, dealerId)) === captureAccesses.none) throw new DomainError('WTD001');
}

async function findAccesses(db: Db, scope: string, options: { lock?: true } = {}): Promise<AccessesRow | null> {
  const query = db.select().from(captureProfileAccesses).where(eq(captureProfileAccesses.scope, scope));
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

const updateAccesses = (db: Db, { scope, ...changes }: AccessesRow) =>
  db.update(captureProfileAccesses).set(changes).where(eq(captureProfileAccesses.scope, scope));
