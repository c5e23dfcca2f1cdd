/** Hostile files, each with the verdict that it must get: counted by kind, and repeated by their seed. */
import type { SeededRandom } from '@estrada/testkit/index';
import { expect } from 'vitest';

/** What becomes of a file: refused by the key of its message, or accepted. */
export type Verdict = string;

/** A way to make hostile files; the verdicts that are right for all of them. */
export type Hostility<File> = readonly [
  kind: string,
  make: (random: SeededRandom) => Promise<File> | File,
  right: readonly Verdict[],
];

/**
 * Makes as many hostile files, each kind in turn, and compares the verdict on each with the right ones.
 *
 * @param verdictOf the code under test
 */
export async function compareVerdicts<File>(
  kinds: readonly Hostility<File>[],
  {
    seed,
    runs,
    random,
    verdictOf,
  }: { seed: number; runs: number; random: SeededRandom; verdictOf: (file: File) => Promise<Verdict> },
): Promise<void> {
  const counts = new Map<string, Map<Verdict, number>>();
  const wrong: string[] = [];
  // a sample has other kinds than the first ones too
  const order = shuffled(kinds, random);
  for (let run = 0; run < runs; run++) {
    const [kind, make, right] = order[run % order.length]!;
    const verdict = await verdictOf(await make(random));
    if (!right.includes(verdict)) wrong.push(`file ${run}, ${kind}: ${verdict}`);
    const of = counts.get(kind) ?? new Map<Verdict, number>();
    counts.set(kind, of.set(verdict, (of.get(verdict) ?? 0) + 1));
  }
  expect(wrong, `seed ${seed}`).toEqual([]);
  if (!process.env.LONG_FACTOR) return;
  const lines = kinds.map(
    ([kind]) =>
      `| ${kind} | ${[...(counts.get(kind) ?? [])].map(([verdict, count]) => `${count} ${verdict}`).join(', ')} |`,
  );
  console.log([`${runs} files, seed ${seed}, every verdict right`, ...lines].join('\n'));
}

function shuffled<Item>(items: readonly Item[], { below }: SeededRandom): Item[] {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0]!);
}
