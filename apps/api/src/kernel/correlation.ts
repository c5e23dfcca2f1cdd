import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs the work of one request or job; whatever it awaits finds the id that ties its log lines together. */
export const withCorrelationId = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** The id of the request or job that this is part of, for what is too deep to be given a context; undefined outside of any. */
export const currentCorrelationId = (): string | undefined => current.getStore();
