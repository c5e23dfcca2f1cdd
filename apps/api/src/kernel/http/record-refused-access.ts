import { DomainError } from '@estrada/domain/errors/index';
import type { Endpoint } from '@estrada/endpoints/index';
import { appendAudit } from '../audit/append-audit.ts';
import { signingKey } from '../audit/audit-keys.ts';
import type { Caller } from '../context.ts';
import type { Db } from '../database/database.ts';
import { describeFailure } from '../describe-failure.ts';
import type { Platform } from '../platform.ts';
import { countHit } from './rate-limit.ts';

/** One entry per user and call: a thousand attempts add no more information than one. */
const onceAnHour = { name: 'refused-access', windowSeconds: 3_600 };

const isUlid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-hjkmnp-tv-z]{26}$/i.test(value);

/**
 * Records in the trail that a logged-in user was refused a call (403) or a record out of reach (SEC004), at most once
 * an hour per user and call; other failures are not recorded. Never throws: the call is refused even when the entry
 * cannot be stored.
 *
 * @param attempt.asked values of the address, which may contain the id of the record
 */
export async function recordRefusedAccess(
  error: unknown,
  attempt: { endpoint: Endpoint; caller: Caller; correlationId: string; asked: Record<string, unknown> },
  { clock, config, database, logger }: Platform,
): Promise<void> {
  if (!(error instanceof DomainError)) return;
  const { code, reason } = error;
  if (reason !== 'not-allowed' && (code !== 'SEC004' || reason !== undefined)) return;
  const { endpoint, caller, correlationId, asked } = attempt;
  const { userId, username } = caller.viewer;
  const at = clock.now();
  try {
    await database.db.transaction(async (tx) => {
      const db = tx as Db;
      if ((await countHit(db, onceAnHour, `${userId} ${endpoint.name}`, at)) > 1) return;
      const record = Object.values(asked).find(isUlid) ?? null;
      const refusal = {
        action: 'access.refuse',
        entity: 'call',
        entityId: endpoint.name,
        after: { code, record },
      } as const;
      const origin = { at, actorId: userId, actorName: username, correlationId };
      await appendAudit(db, origin, [refusal], signingKey(config));
    });
  } catch (failure) {
    logger.error({ correlationId, err: describeFailure(failure) }, 'a refused access is not in the trail');
  }
}
