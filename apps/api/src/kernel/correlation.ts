import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs the work of one request or job with an id that its log lines share. */
export const withCorrelationId = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** The id of the current request or job, for code too deep to receive a context; undefined outside of any. */
export const currentCorrelationId = (): string | undefined => current.getStore();
