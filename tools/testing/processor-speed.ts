import { isMainThread, Worker, workerData } from 'node:worker_threads';

/**
 * A sample is the processor time of a fixed piece of work: it takes longer on a slower processor, and when other
 * machines share the same caches, which this one cannot see. Divided by it, the processor time of a test run
 * is comparable between machines and hours.
 */
const sampleEveryMs = 5_000;

/** Parses, sorts, looks up and serializes some thousand records, as the tests themselves mostly do. */
function fixedWork(): number {
  const records = Array.from({ length: 4_000 }, (_, index) => ({
    id: (index * 7_919) % 4_001,
    name: `record ${(index * 104_729) % 9_973}`,
    amounts: [index, index * 3, index * 7],
  }));
  const copies = JSON.parse(JSON.stringify(records)) as typeof records;
  copies.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id));
  const byId = new Map(copies.map((record) => [record.id, record]));
  let sum = 0;
  for (const { id, amounts } of records) sum += (byId.get(id)?.amounts[1] ?? 0) + amounts.length;
  return sum + JSON.stringify([...byId.values()]).length;
}

/**
 * Starts sampling in a thread of its own, which goes on while this one waits for a child process. It uses less than one
 * per cent of one processor, and ends with the process.
 *
 * @returns reads the median of the samples since the last read, in milliseconds of processor time; null without any
 */
export function startSamples(): () => number | null {
  const samples = new Float64Array(new SharedArrayBuffer(8 * 10_000));
  const count = new Int32Array(new SharedArrayBuffer(4));
  new Worker(new URL(import.meta.url), { workerData: { samples, count } }).unref();
  let read = 0;
  return () => {
    const taken = Math.min(Atomics.load(count, 0), samples.length);
    const fresh = [...samples.subarray(read, taken)].sort((a, b) => a - b);
    read = taken;
    return fresh[Math.floor(fresh.length / 2)] ?? null;
  };
}

function sampleForEver({ samples, count }: { samples: Float64Array; count: Int32Array }): void {
  const takeSample = (): void => {
    const before = process.threadCpuUsage();
    let runs = 0;
    let used = 0;
    // a system that counts in ticks may have seen none during one piece of work
    while (used === 0) {
      fixedWork();
      runs++;
      const { user, system } = process.threadCpuUsage(before);
      used = user + system;
    }
    const index = Atomics.load(count, 0);
    if (index < samples.length) samples[index] = used / runs / 1_000;
    Atomics.store(count, 0, index + 1);
  };
  // compiled code is several times faster than its first runs
  for (let warming = 0; warming < 30; warming++) fixedWork();
  takeSample();
  setInterval(takeSample, sampleEveryMs);
}

if (!isMainThread && workerData instanceof Object && 'samples' in workerData) sampleForEver(workerData);
