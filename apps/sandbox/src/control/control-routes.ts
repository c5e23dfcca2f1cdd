import type { FastifyInstance } from 'fastify';
import type { CallLog } from '../calls/call-log.ts';
import { type FaultMode, isFaultMode } from '../faults/fault-modes.ts';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import { languageOf } from '../pages/language.ts';
import { isPartnerId } from '../partners/index.ts';
import type { PartnerId } from '../partners/partner.ts';

type Control = { faults: FaultSwitches<PartnerId>; calls: CallLog };
type PartnerPath = { Params: { partner: string } };
type FaultRequest = { mode: FaultMode; times: number | undefined };

const MOST_TIMES = 1000;

const isTimes = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= MOST_TIMES;

/** What a body asks for, or the field that makes no sense. Forms send text, and an empty field for "no limit". */
function readFaultRequest(body: unknown): FaultRequest | { error: 'invalid'; field: string } {
  const raw: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const times =
    raw.times === '' ? undefined : typeof raw.times === 'string' ? Number(raw.times) : (raw.times ?? undefined);
  if (!isFaultMode(raw.mode)) return { error: 'invalid', field: 'mode' };
  if (times !== undefined && !isTimes(times)) return { error: 'invalid', field: 'times' };
  return { mode: raw.mode, times };
}

/** The routes that switch partners and show their calls: JSON for tests, a plain form for the page. */
export function serveControl(app: FastifyInstance, { faults, calls }: Control): void {
  app.get('/_control', async () => faults.all());

  app.put<PartnerPath>('/_control/:partner', async (request, reply) => {
    const { partner } = request.params;
    if (!isPartnerId(partner)) return reply.code(404).send({ error: 'unknown_partner' });
    const wish = readFaultRequest(request.body);
    if ('error' in wish) return reply.code(422).send(wish);
    return { partner, ...faults.set(partner, wish.mode, wish.times) };
  });

  app.post<PartnerPath & { Querystring: { lang?: string } }>('/_control/:partner', async (request, reply) => {
    const { partner } = request.params;
    if (!isPartnerId(partner)) return reply.code(404).send({ error: 'unknown_partner' });
    const wish = readFaultRequest(request.body);
    if ('error' in wish) return reply.code(422).send(wish);
    faults.set(partner, wish.mode, wish.times);
    return reply.redirect(`/?lang=${languageOf(request.query.lang)}#${partner}`, 303);
  });

  app.get<PartnerPath>('/_control/calls/:partner', async (request, reply) => {
    const { partner } = request.params;
    return isPartnerId(partner) ? calls.latest(partner) : reply.code(404).send({ error: 'unknown_partner' });
  });
}
