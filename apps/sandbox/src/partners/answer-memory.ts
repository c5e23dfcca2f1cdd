const MAX_ANSWERS = 5000;

/** Gives the same answer to the same request id, as partners do so that a repeated call does no harm. */
export class AnswerMemory<Answer> {
  readonly #answers = new Map<string, Answer>();

  /** The answer given to this id before, if it is still known. */
  recall(id: string): Answer | undefined {
    return this.#answers.get(id);
  }

  /** The answer given to this id before, or a new one, remembered; the oldest is forgotten beyond five thousand. */
  once(id: string, answer: () => Answer): Answer {
    const earlier = this.#answers.get(id);
    if (earlier !== undefined) return earlier;
    const fresh = answer();
    this.#answers.set(id, fresh);
    if (this.#answers.size > MAX_ANSWERS) {
      const [oldest] = this.#answers.keys();
      if (oldest !== undefined) this.#answers.delete(oldest);
    }
    return fresh;
  }
}
