/** The loan core alone: three terms as in the simulator, and the comparable functions of two npm packages. */
import { getHeapStatistics } from 'node:v8';
import { computeCet, computeInstallment, computeLoan, type LoanInput } from '@estrada/domain/simulation/index';
import { Finance } from 'financejs';
import { irr, pmt } from 'financial';
import { milliseconds, type Result, timeInTurns } from './measure.ts';

const simulations = 10_000;
const flows = 10_000;
const turns = 5;
const terms = [24, 36, 48];
const instalmentCents = 211_793;
const financedCents = 7_225_380;

/** Every vehicle has a different price, so that no result can be cached. */
function simulate(index: number): number {
  const base: LoanInput = {
    vehicleValueCents: 10_000_000 + index * 137,
    downPaymentCents: 3_000_000,
    rateMonthly: 0.0149,
    installments: 48,
    releaseDate: '2026-01-15',
    firstDueDate: '2026-02-15',
    feesFinanced: [{ name: 'tarifa de cadastro', amountCents: 95_000 }],
  };
  let sum = 0;
  for (const installments of terms) sum += computeLoan({ ...base, installments }).rows.length;
  return sum;
}

/** Sums the results, so that the engine cannot optimise the work away. */
const repeat = (count: number, act: (index: number) => number) => async () => {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += act(index);
  return sum;
};

/** Bytes that one run of many allocates on the heap, freed or not. */
async function allocatedBytes(act: () => Promise<unknown>, count: number): Promise<number> {
  const before = getHeapStatistics().total_allocated_bytes;
  await act();
  return (getHeapStatistics().total_allocated_bytes - before) / count;
}

const perSecond = (count: number, ms: number) => `${Math.round((count / ms) * 1_000).toLocaleString('en')}/s`;

async function compare(what: string, ours: (index: number) => number, note: string, peers: Peer[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, act } of peers) {
    const { oursMs, peerMs } = await timeInTurns(repeat(flows, ours), repeat(flows, act), turns);
    results.push({
      what,
      figure: perSecond(flows, oursMs),
      peer: `${name}: ${perSecond(flows, peerMs)}`,
      ratio: oursMs / peerMs,
      aim: '',
      met: null,
      note,
    });
  }
  return results;
}

type Peer = { name: string; act: (index: number) => number };

export async function run(): Promise<Result[]> {
  const loop = repeat(simulations, simulate);
  const { oursMs } = await timeInTurns(loop, async () => undefined, turns);
  const bytes = await allocatedBytes(loop, simulations);
  const received = (index: number) => financedCents - index;
  const rate = (index: number) => 0.0149 + index * 1e-7;
  const payments = new Array<number>(48).fill(instalmentCents);
  const years = payments.map((_, k) => (k + 1) / 12);
  const finance = new Finance();
  const rateOf = (index: number) => computeCet(received(index), payments, years).cetMonthly;
  const exempt: LoanInput = {
    vehicleValueCents: financedCents,
    downPaymentCents: 0,
    rateMonthly: 0.0149,
    installments: 48,
    taxpayer: 'exempt',
  };
  return [
    {
      what: 'three-term simulation in the core: dated schedules with every row, tax grossed up, CET',
      figure: `${perSecond(simulations, oursMs)}, ${Math.round(bytes / 1_024)} KiB allocated each`,
      peer: '',
      ratio: null,
      aim: '10,000/s on one core',
      met: simulations / oursMs >= 10,
      note: `terms ${terms.join(', ')}; ${simulations.toLocaleString('en')} in ${milliseconds(oursMs)}, median of ${turns} turns`,
    },
    ...(await compare(
      'internal rate of return of 48 months',
      rateOf,
      'ratio of times; financejs stops at two decimals',
      [
        { name: 'financejs 4.1.0', act: (index) => finance.IRR(-received(index), ...payments) },
        { name: 'financial 0.2.4', act: (index) => irr([-received(index), ...payments], 0.01) },
      ],
    )),
    ...(await compare(
      'level payment of 48 months',
      (index) => computeInstallment({ ...exempt, rateMonthly: rate(index) }),
      'ratio of times; the peers evaluate one closed formula of whole periods, ours lays out and checks every payment',
      [
        { name: 'financejs 4.1.0', act: (index) => finance.PMT(rate(index) * 100, 48, -financedCents) },
        { name: 'financial 0.2.4', act: (index) => pmt(rate(index), 48, -financedCents) },
      ],
    )),
  ];
}
