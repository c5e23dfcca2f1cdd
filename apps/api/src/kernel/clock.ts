/** The only source of time. The entry files pass in the system clock; tests pass in a fixed one. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** How often the difference is measured. */
const measureMs = 30_000;
/** A slower answer tells the time too vaguely. */
const mostRoundTripMs = 1_000;

/**
 * The clock of the database, which all processes share: local time, corrected by the difference measured now and every
 * half minute. Without it a process whose clock is ahead declares the work of another one lost, or starts a limit's window
 * in the future. While the database is away, the last difference holds.
 *
 * @param readTime asks the database
 */
export async function followDatabaseClock(readTime: () => Promise<Date>, local: Clock = systemClock): Promise<Clock> {
  let aheadMs = 0;
  const measure = async () => {
    const sent = local.now().getTime();
    const told = (await readTime()).getTime();
    const received = local.now().getTime();
    if (received - sent <= mostRoundTripMs) aheadMs = told - (sent + received) / 2;
  };
  await measure();
  setInterval(() => void measure().catch(() => {}), measureMs).unref();
  return { now: () => new Date(local.now().getTime() + aheadMs) };
}
