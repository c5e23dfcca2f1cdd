/** How long a look-up holds, in the server as in the browser (`seldomChangesMs`). */
const retentionMs = 5 * 60_000;
/** a code and its address take less than a kilobyte */
const maxEntries = 5_000;

/**
 * A look-up outside whose answers hold for five minutes: who asks the same meanwhile gets the same, also while the first question is
 * still under way. One that fails is not kept. Beyond its bound the oldest answer goes.
 */
export function cacheBriefly<Answer>(
  ask: (question: string) => Promise<Answer>,
  most = maxEntries,
): (question: string, now: Date) => Promise<Answer> {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();
  return (question, now) => {
    const found = kept.get(question);
    if (found && now.getTime() < found.until) return found.answer;
    // an answer that has ended makes room at the end of the row, not in its old place
    kept.delete(question);
    const answer = ask(question);
    const entry = { answer, until: now.getTime() + retentionMs };
    kept.set(question, entry);
    answer.catch(() => {
      if (kept.get(question) === entry) kept.delete(question);
    });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
