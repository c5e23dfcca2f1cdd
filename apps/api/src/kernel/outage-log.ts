import type { Logger } from './logger.ts';

/** Milliseconds between two checks whether the dependency is back. */
const lookMs = 1_000;
/** Milliseconds between two log lines during an outage. */
const reminderMs = 60_000;

export interface OutageLog {
  /** Reports a failure caused by the outage. @param cause one word or code, no client data */
  failed(cause: string): void;
  stop(): void;
}

/**
 * Logs an outage of a shared dependency at its start, every minute during it, and at its end: few lines instead of one
 * per failure.
 *
 * @param what the dependency, for the log, e.g. `job store`
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
