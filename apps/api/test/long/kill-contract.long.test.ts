/**
 * The product is killed while a contract is requested and its papers are generated: one contract is complete, or
 * nothing was requested.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContractPapers, ProposalDetail } from '@estrada/endpoints/index';
import { longRun } from '@estrada/testkit/index';
import { afterAll, expect, it } from 'vitest';
import { shownContracts } from '../../src/modules/contracts/contracts.repository.ts';
import { answerOf, type DealerCall, signInAtDealer, stopAndVerify, whileKilled } from './dealer-calls.ts';
import { startProduct } from './real-product.ts';

const { seed, runs, random, timeoutMs } = longRun(1, 30);
const folder = mkdtempSync(join(tmpdir(), 'estrada-kill-contract-'));
const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', DEMO: '1' };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const username = 'DEMO.SALES-MANAGER';
/** A new generation does not wait; the work of a lost worker is retried within two minutes. */
const readyWithinMs = 240_000;

const readPapers = (call: DealerCall, id: string) =>
  answerOf<ContractPapers>(call('readContractPapers', { params: { id } }));
const readProposal = (call: DealerCall, id: string) =>
  answerOf<ProposalDetail>(call('readProposal', { params: { id } }));

/** Returns the proposal to the status before its contract, by a change of the vehicle's data. */
async function rectify(call: DealerCall, id: string, run: number): Promise<ProposalDetail> {
  const { version, vehicleAdditionalInfo } = await readProposal(call, id);
  const changed = { ...vehicleAdditionalInfo, plate: `ABC${run % 10}D${10 + (run % 80)}` };
  const body = { id, version, vehicleAdditionalInfo: changed, reason: `Placa ${run}` };
  return answerOf<ProposalDetail>(call('rectifyProposal', { body }));
}

const requestContract = (call: DealerCall, id: string, version: number, reason?: string) =>
  call('makeContractPapers', { params: { id }, body: { version, ...(reason ? { reason } : {}) } });

async function untilReady(call: DealerCall, id: string): Promise<ContractPapers> {
  for (const until = Date.now() + readyWithinMs; ; await pause(500)) {
    const papers = await readPapers(call, id);
    if (papers.contract?.state === 'READY') return papers;
    if (Date.now() > until) throw new Error(`The contract is ${papers.contract?.state} still`);
  }
}

/** Each paper opens and has the hash of its row. */
async function expectWhole(url: string, call: DealerCall, id: string, { contract }: ContractPapers): Promise<void> {
  for (const { id: paperId, sha256 } of contract!.papers) {
    const address = await answerOf<{ url: string }>(call('readPaperAddress', { params: { id, paperId } }));
    const bytes = Buffer.from(await (await fetch(url + address.url)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
}
const copiesOf = ({ contract }: ContractPapers) =>
  contract!.papers.map(({ kind, isNonNegotiable }) => [kind, isNonNegotiable]);

it(`${runs} killed processes leave a contract complete or absent (seed ${seed})`, {
  timeout: timeoutMs,
}, async () => {
  let { child, url } = await startProduct(env);
  let call = await signInAtDealer(url, username);
  const body = { size: 1, status: ['PU'] };
  const { id } = (await answerOf<{ items: { id: string }[] }>(call('listProposals', { body }))).items[0]!;
  const complete = copiesOf(await readPapers(call, id));
  expect(complete.length).toBeGreaterThan(1);
  const found = { asked: 0, notAsked: 0, making: 0 };
  for (let run = 0; run < runs; run++) {
    const { version } = await rectify(call, id, run);
    const { contract: undone, earlier } = await readPapers(call, id);
    expect(undone).toBeNull();
    const asking = requestContract.bind(null, call, id, version);
    const answer = await whileKilled(child, random.below(1_200), () => asking());
    if (answer) expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);

    ({ child, url } = await startProduct(env));
    call = await signInAtDealer(url, username);
    const { status, version: versionAfter } = await readProposal(call, id);
    const after = await readPapers(call, id);
    // the move and the contract commit together: neither exists without the other, and an acknowledged one exists
    const kept = Math.min(earlier.length, shownContracts - (after.contract ? 1 : 0));
    expect([status, after.earlier.length]).toEqual([after.contract ? 'PU' : 'AF', kept]);
    if (answer) expect(after.contract).not.toBeNull();
    found[after.contract ? 'asked' : 'notAsked']++;
    if (after.contract?.state === 'READY') expect(copiesOf(after)).toEqual(complete);
    else expect(after.contract?.papers ?? []).toEqual([]);
    if (after.contract?.state === 'MAKING') found.making++;

    if (!after.contract) await answerOf(requestContract(call, id, versionAfter));
    // alternatively a new one replaces the lost worker's
    else if (after.contract.state !== 'READY' && run % 2 === 0)
      await answerOf(requestContract(call, id, versionAfter, 'Sem esperar'));
    const ready = await untilReady(call, id);
    expect(copiesOf(ready)).toEqual(complete);
    expect(ready.earlier.every(({ state }) => state === 'VOID')).toBe(true);
    await expectWhole(url, call, id, ready);
  }
  console.log(`contracts after ${runs} kills`, found);
  expect(await stopAndVerify(child, env)).toEqual([0, expect.stringContaining('The trail is intact')]);
});
