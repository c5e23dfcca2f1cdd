import { DatabaseAwayError } from './database-away.ts';

/** A database that answers nothing for `silentMs` is frozen: with the interval, a call is refused within 8 seconds. */
const patience = { everyMs: 2_000, silentMs: 5_000 };
/** Silence counts in moments in which this process itself could have read an answer. */
const moments = 10;

/** Answers calls whose database hangs: connections stand, and no statement returns. */
export interface DatabaseWatch {
  /**
   * The result of the work, or a refusal as soon as the database is known to be frozen. The work itself goes on: whether it
   * commits is unknown to its caller, as with any lost connection.
   *
   * @throws DatabaseAwayError
   */
  orAway<Result>(work: () => Promise<Result>): Promise<Result>;
  stop(): void;
}

/**
 * Asks the database every two seconds on a connection of its own, so that a pool which is merely busy is no alarm. A
 * database that refuses connections is not frozen: its statements fail by themselves. Nor is one whose answer waits
 * unread because this process was stopped or its event loop blocked: such a pause counts as one moment, however long.
 */
export function watchDatabase(
  ping: () => Promise<unknown>,
  { everyMs, silentMs }: typeof patience = patience,
): DatabaseWatch {
  let isFrozen = false;
  let isAsking = false;
  let refuseAll = new AbortController();

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    let silent = 0;
    const silence = setInterval(() => {
      silent += 1;
      if (silent < moments) return;
      clearInterval(silence);
      isFrozen = true;
      refuseAll.abort();
    }, silentMs / moments);
    silence.unref();
    await ping().catch(() => {});
    clearInterval(silence);
    isAsking = false;
    if (!isFrozen) return;
    isFrozen = false;
    refuseAll = new AbortController();
  }

  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  const away = () => new DatabaseAwayError('The database answers no statement');
  return {
    orAway(work) {
      if (isFrozen) return Promise.reject(away());
      const { signal } = refuseAll;
      return new Promise((resolve, reject) => {
        const refuse = () => reject(away());
        signal.addEventListener('abort', refuse, { once: true });
        work()
          .then(resolve, reject)
          .finally(() => signal.removeEventListener('abort', refuse));
      });
    },
    stop: () => clearInterval(timer),
  };
}
