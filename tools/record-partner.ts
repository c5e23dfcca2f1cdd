/**
 * `node tools/with-node.mjs tools/record-partner.ts PARTNER …`: makes the recorded calls of these partners to the sandbox
 * (`--all`: of every one) and writes the answers to apps/api/src/partners/recorded/. They are made twice, and written
 * where both gave the same: on a busy machine an answer may be late that is not late. The adapters' tests replay them;
 * tools/record-partner.test.ts fails when they are stale.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '@estrada/sandbox/index';
import type { RecordedCase, Recording } from '../apps/api/src/partners/recorded/recording.ts';
import { botScorePlans } from './recordings/bot-score.ts';
import { certisignPlans } from './recordings/certisign.ts';
import { creditBureauPlans } from './recordings/credit-bureau.ts';
import { creditEnginePlans } from './recordings/credit-engine.ts';
import { dealerPaymentsPlans } from './recordings/dealer-payments.ts';
import { documentReaderPlans } from './recordings/document-reader.ts';
import { assurantPlans, cardifPlans, libertyPlans, metlifePlans } from './recordings/insurers.ts';
import { lienRegistryPlans } from './recordings/lien-registry.ts';
import { loanServicingPlans } from './recordings/loan-servicing.ts';
import { messagingPlans } from './recordings/messaging.ts';
import { postalCodesPlans } from './recordings/postal-codes.ts';
import type { RequestPlan } from './recordings/request-plan.ts';
import { salesCrmPlans } from './recordings/sales-crm.ts';
import { vehicleRegistryPlans } from './recordings/vehicle-registry.ts';

/** Every recording: file name = partner. A new one is a file in tools/recordings and a row here. */
const recordings: Record<string, readonly RequestPlan[]> = {
  assurant: assurantPlans,
  'bot-score': botScorePlans,
  cardif: cardifPlans,
  certisign: certisignPlans,
  'credit-bureau': creditBureauPlans,
  'credit-engine': creditEnginePlans,
  'dealer-payments': dealerPaymentsPlans,
  'document-reader': documentReaderPlans,
  liberty: libertyPlans,
  'lien-registry': lienRegistryPlans,
  'loan-servicing': loanServicingPlans,
  messaging: messagingPlans,
  metlife: metlifePlans,
  'postal-codes': postalCodesPlans,
  'sales-crm': salesCrmPlans,
  'vehicle-registry': vehicleRegistryPlans,
};

/** Long enough that a later answer was not just due to a busy machine. */
const slowMs = 1_000;
const patienceMs = 2_500;

/** Records one partner from its own sandbox, whose clock stands still: the same code gives the same recording. */
async function recordPartner(partner: string, plans: readonly RequestPlan[]): Promise<Recording> {
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    latency: false,
    slowMs,
    dripIntervalMs: 2,
    now: () => new Date('2026-11-20T13:00:00Z'),
  });
  try {
    const cases: RecordedCase[] = [];
    for (const plan of plans) {
      await fetch(`${sandbox.url}/_control/${partner}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode: plan.mode ?? 'normal' }),
      });
      const { name, method, path, authorized = true } = plan;
      // through JSON, as on the wire: undefined values are absent
      const body = plan.body && (JSON.parse(JSON.stringify(plan.body)) as Record<string, unknown>);
      const asked = { method, path, authorized, ...(body ? { body } : {}) };
      cases.push({ name, asked, answered: await request(`${sandbox.url}/${partner}/v1${path}`, asked) });
    }
    return { partner, cases };
  } finally {
    await sandbox.close();
  }
}

async function request(address: string, asked: RecordedCase['asked']): Promise<RecordedCase['answered']> {
  const start = performance.now();
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(address, {
      method: asked.method,
      signal,
      headers: {
        // links use the public address of the sandbox, and its port here differs each time
        'x-forwarded-host': 'sandbox.example',
        ...(asked.authorized ? { authorization: 'Bearer recording' } : {}),
        ...(asked.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(asked.body ? { body: JSON.stringify(asked.body) } : {}),
    });
    const isLate = performance.now() - start >= slowMs * 0.95;
    const pieces: Uint8Array[] = [];
    for await (const piece of response.body ?? []) pieces.push(piece);
    return {
      outcome: 'answered',
      pace: pieces.length > 10 ? 'dripping' : isLate ? 'late' : 'at-once',
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: Buffer.concat(pieces).toString('utf8'),
    };
  } catch {
    return { outcome: signal.aborted ? 'silent' : 'hung-up' };
  }
}

const fileOf = (partner: string) => `apps/api/src/partners/recorded/${partner}.json`;

/** All recordings from the current sandbox: path → content. */
export async function recordAll(): Promise<Record<string, Recording>> {
  const made: Record<string, Recording> = {};
  for (const [partner, plans] of Object.entries(recordings))
    made[fileOf(partner)] = await recordPartner(partner, plans);
  return made;
}

/** Records one partner and writes its file. @returns what happened, and whether it was written */
async function write(partner: string): Promise<{ said: string; isWritten: boolean }> {
  const plans = recordings[partner];
  if (!plans) return { said: `${partner} is not recorded`, isWritten: false };
  const [first, second] = [await recordPartner(partner, plans), await recordPartner(partner, plans)];
  const content = `${JSON.stringify(first, null, 2)}\n`;
  if (content !== `${JSON.stringify(second, null, 2)}\n`)
    return {
      said: `${partner} answered differently twice: not written, record it on an idle machine`,
      isWritten: false,
    };
  writeFileSync(fileURLToPath(new URL(`../${fileOf(partner)}`, import.meta.url)), content);
  return { said: `${fileOf(partner)}: ${first.cases.length} cases`, isWritten: true };
}

async function main(names: readonly string[]): Promise<void> {
  const all = Object.keys(recordings);
  const wanted = names.includes('--all') ? all : names;
  if (wanted.length === 0) console.error(`Name the partners to record, or --all: ${all.join(', ')}`);
  process.exitCode = wanted.length === 0 ? 2 : 0;
  for (const partner of wanted) {
    const { said, isWritten } = await write(partner);
    console.log(said);
    if (!isWritten) process.exitCode = 1;
  }
}

if (import.meta.main) await main(process.argv.slice(2));
