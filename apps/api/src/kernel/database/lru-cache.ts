/** How much is kept at most. */
export interface Limits {
  answers: number;
  rows: number;
}

// a row of a price table takes about half a kilobyte: 50 MB at the worst
const usualLimits: Limits = { answers: 5_000, rows: 100_000 };

interface Entry {
  answer: Promise<unknown>;
  rows: number;
}

/** Answers by what was asked, within bounds: the one that was used longest ago goes first. */
export class LruCache {
  readonly #kept = new Map<string, Entry>();
  readonly #limits: Limits;
  #rows = 0;

  constructor(limits = usualLimits) {
    this.#limits = limits;
  }

  /** The answer to a question, asked at once by several or not: only the first one reads. One that fails is not kept. */
  take<Answer>(question: string, read: () => Promise<Answer>): Promise<Answer> {
    const found = this.#kept.get(question);
    if (found) {
      this.#kept.delete(question);
      this.#kept.set(question, found);
      return found.answer as Promise<Answer>;
    }
    const answer = read().then(freeze);
    const kept: Entry = { answer, rows: 0 };
    this.#kept.set(question, kept);
    answer.then(
      (value) => this.#weigh(question, kept, Array.isArray(value) ? value.length : 1),
      () => this.#remove(question, kept),
    );
    return answer;
  }

  #weigh(question: string, kept: Entry, rows: number): void {
    if (this.#kept.get(question) !== kept) return;
    kept.rows = rows;
    this.#rows += rows;
    for (const [oldest, other] of this.#kept) {
      if (this.#rows <= this.#limits.rows && this.#kept.size <= this.#limits.answers) return;
      this.#remove(oldest, other);
    }
  }

  #remove(question: string, kept: Entry): void {
    if (this.#kept.get(question) !== kept) return;
    this.#kept.delete(question);
    this.#rows -= kept.rows;
  }
}

/** Frozen all through: who changed a kept row would change it for everybody. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
