import type { Logger } from './logger.ts';

/** Milliseconds between two looks whether what is away is back. */
const lookMs = 1_000;
/** Milliseconds between two lines that say that it is still away. */
const reminderMs = 60_000;

export interface OutageLog {
  /** Something failed because it is away. @param cause one word or code, nothing of a client */
  failed(cause: string): void;
  stop(): void;
}

/**
 * Says in the log when something that everybody needs goes away, every minute that it still is, and when it is back: three
 * lines instead of one for each failure.
 *
 * @param what is away, for the log, e.g. `job store`
 * @param look resolves when it is back
 */
export function outageLog(logger: Logger, what: string, look: () => Promise<unknown>): OutageLog {
  let away: { since: number; told: number; failures: number } | null = null;
  let timer: NodeJS.Timeout | undefined;
  const seconds = (since: number) => Math.round((Date.now() - since) / 1000);
  const lookAgain = () => {
    timer = setTimeout(async () => {
      const isBack = await look().then(
        () => true,
        () => false,
      );
      if (!away) return;
      const { since, told, failures } = away;
      if (isBack) {
        away = null;
        logger.info({ what, seconds: seconds(since), failures }, 'back after an outage');
        return;
      }
      if (Date.now() - told >= reminderMs) {
        away.told = Date.now();
        logger.warn({ what, seconds: seconds(since), failures }, 'still away');
      }
      lookAgain();
    }, lookMs).unref();
  };
  return {
    failed(cause) {
      if (away) {
        away.failures++;
        return;
      }
      away = { since: Date.now(), told: Date.now(), failures: 1 };
      logger.error({ what, cause }, 'away: it is asked again until it is back');
      lookAgain();
    },
    stop() {
      away = null;
      clearTimeout(timer);
    },
  };
}
