/** A month-end: a thousand proposals sent at once, decided by one worker with a slow engine. */
import { setTimeout as wait } from 'node:timers/promises';
import { proposalJobs } from '../apps/api/src/modules/proposals/proposals.jobs.ts';
import { fillProposals } from './fill-proposals.ts';
import type { Result } from './measure.ts';
import { openProduct } from './open-product.ts';

const count = 1_000;
const engineMs = 300;
const mostSeconds = 120;

export async function run(serverUrl: string): Promise<Result[]> {
  let asked = 0;
  const answer = async () => {
    await wait(engineMs);
    asked++;
    const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    return { analysisId: `an-${asked}`, decision: 'AP' as const, reason: 'Aprovada', conditions: [], validUntil };
  };
  const product = await openProduct(serverUrl, {
    creditEngine: { analyse: answer, answerPendency: answer, checkConditions: answer },
  });
  try {
    const rows = async <Row>(query: string) => ((await product.database.db.execute(query)) as { rows: Row[] }).rows;
    const [known] = await rows<{ proposals: number }>(`select count(*)::int as proposals from proposals`);
    await fillProposals(product, known!.proposals + count, {
      status: `'SU'`,
      analysis_id: 'null',
      pendency_answer: 'null',
    });
    const sent = await rows<{ id: string }>(`select id from proposals where number like 'B%'`);
    for (const { id } of sent)
      await product.jobs.enqueue(product.database.db, proposalJobs.analyse, { proposalId: id });
    const started = performance.now();
    await product.jobs.work();
    const open = async () =>
      (
        await rows<{ open: number }>(
          `select count(*)::int as open from proposals where number like 'B%' and status in ('SU', 'PD')`,
        )
      )[0]!.open;
    while ((await open()) > 0) {
      if (performance.now() - started > 10 * mostSeconds * 1000) throw new Error(`${await open()} were never decided`);
      await wait(250);
    }
    const seconds = (performance.now() - started) / 1000;
    return [
      {
        what: `${count.toLocaleString('en')} sent proposals decided`,
        figure: `${seconds.toFixed(1)} s, ${(count / seconds).toFixed(0)} a second`,
        peer: '',
        ratio: null,
        aim: `< ${mostSeconds} s`,
        met: seconds < mostSeconds,
        note: `one worker, PostgreSQL, an engine that answers in ${engineMs} ms; the sellers' mails besides; the engine was asked ${asked} times`,
      },
    ];
  } finally {
    await product.close();
  }
}
