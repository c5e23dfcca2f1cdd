/** How long a look-up is cached, on the server as in the browser (`seldomChangesMs`). */
const retentionMs = 5 * 60_000;
/** a code and its address take less than a kilobyte */
const maxEntries = 5_000;

/**
 * An external look-up whose answers are cached for five minutes: concurrent callers share one query. A failed one is
 * not cached. Above the limit the oldest answer is evicted.
 */
export function cacheBriefly<Answer>(
  ask: (question: string) => Promise<Answer>,
  most = maxEntries,
): (question: string, now: Date) => Promise<Answer> {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();
  return (question, now) => {
    const found = kept.get(question);
    if (found && now.getTime() < found.until) return found.answer;
    // an expired answer is appended as the newest, not in its old position
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
