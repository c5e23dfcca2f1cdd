/**
 * The product is killed while pages of documents are uploaded: acknowledged ones are stored once, repeated ones are not
 * doubled.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longRun } from '@estrada/testkit/index';
import { afterAll, expect, it } from 'vitest';
import { jpeg } from '../documents/sample-files.ts';
import { answerOf, type DealerCall, signInAtDealer, stopAndVerify, whileKilled } from './dealer-calls.ts';
import { startProduct } from './real-product.ts';

const { seed, runs: wanted, random, timeoutMs } = longRun(1, 30);
/** One user may send three hundred pages an hour. */
const runs = Math.min(wanted, 30);
const pagesOfRun = 7;
const folder = mkdtempSync(join(tmpdir(), 'estrada-kill-intake-'));
const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', DEMO: '1' };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Sent {
  sendId: string;
  isAnswered: boolean;
}
interface Page {
  id: string;
  fileName: string;
}

/** @returns whether it was acknowledged */
async function sendPage(call: DealerCall, proposalId: string, sendId: string, photo: Uint8Array): Promise<boolean> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(photo)]), `${sendId}.jpg`);
  const answer = await call('sendProposalDocument', { query: { proposalId, kind: 'IDENTITY', sendId }, form });
  // a product about to be killed refuses nothing
  if (answer) expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer !== null;
}

async function sendUntilGone(run: number, send: (sendId: string) => Promise<boolean>): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (let count = 0; count < pagesOfRun; count++) {
    const sendId = `run${run}-${count}`;
    const isAnswered = await send(sendId);
    sent.push({ sendId, isAnswered });
    if (!isAnswered) break;
  }
  return sent;
}

async function readPages(call: DealerCall, id: string): Promise<Page[]> {
  type Answer = { documents: { kind: string; pages: Page[] }[] };
  const { documents } = await answerOf<Answer>(call('readProposalDocuments', { params: { id } }));
  return documents.find(({ kind }) => kind === 'IDENTITY')!.pages;
}
const namesOf = (pages: Page[]) => pages.map(({ fileName }) => fileName).sort();

it(`${runs} processes killed during the intake leave each page stored once (seed ${seed})`, {
  timeout: timeoutMs,
}, async () => {
  const photo = await jpeg();
  let { child, url } = await startProduct(env);
  let unanswered = 0;
  for (let run = 0; run < runs; run++) {
    let call = await signInAtDealer(url, 'DEMO.SELLER');
    const body = { size: 1, status: ['WO'] };
    const [proposal] = (await answerOf<{ items: { id: string }[] }>(call('listProposals', { body }))).items;
    const { id } = proposal!;
    const send = (sendId: string) => sendPage(call, id, sendId, photo);
    const sent = await whileKilled(child, 10 + random.below(400), () => sendUntilGone(run, send));
    ({ child, url } = await startProduct(env));
    call = await signInAtDealer(url, 'DEMO.SELLER');
    const answered = sent.filter(({ isAnswered }) => isAnswered).map(({ sendId }) => `${sendId}.jpg`);
    unanswered += sent.length - answered.length;
    const kept = namesOf(await readPages(call, id));
    expect(answered.filter((name) => kept.filter((one) => one === name).length !== 1)).toEqual([]);
    // the client repeats unacknowledged uploads, and acknowledged ones once more
    for (const { sendId } of sent.slice(-2)) expect(await send(sendId)).toBe(true);
    const pages = await readPages(call, id);
    expect(namesOf(pages)).toEqual(sent.map(({ sendId }) => `${sendId}.jpg`).sort());
    for (const { id: pageId } of pages) {
      const params = { id, pageId };
      const address = await answerOf<{ url: string }>(call('readDocumentAddress', { params }));
      const content = await fetch(url + address.url);
      expect([content.status, (await content.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
      // makes room for the pages of the next run
      await answerOf(call('removeDocumentPage', { params }));
    }
    // each kill leaves at most one file without a row: the daily sweep removes it
    expect(readdirSync(join(folder, 'files', 'documents', id)).length).toBeLessThanOrEqual(run + 1);
  }
  console.log(`${unanswered} of ${runs} kills fell into the sending of a page`);
  expect(await stopAndVerify(child, env)).toEqual([0, expect.stringContaining('The trail is intact')]);
});
