import { useReading } from '@estrada/web/calls/use-reading.ts';

/** The answer of a look-up, as far as it is known. */
export type Lookup<Data> = { data: Data | undefined; error: unknown; isLoading: boolean; retry: () => void };

/**
 * A look-up of a page without a session. The cache of the private pages is too heavy for the first load of a phone.
 *
 * @param key identifies the look-up; null: there is nothing to ask yet
 */
export function useLookup<Data>(key: string | null, read: (signal: AbortSignal) => Promise<Data>): Lookup<Data> {
  type Known =
    | { state: 'ready'; of: string | null; data: Data }
    | { state: 'failed'; of: string | null; error: unknown };
  const { reading, retry } = useReading<Known>(
    key,
    async (signal) => ({ state: 'ready', of: key, data: await read(signal) }),
    (error) => ({ state: 'failed', of: key, error }),
  );
  // between two keys the former answer is still there
  const known = reading.state !== 'loading' && key !== null && reading.of === key ? reading : null;
  return {
    data: known?.state === 'ready' ? known.data : undefined,
    error: known?.state === 'failed' ? known.error : undefined,
    isLoading: key !== null && known === null,
    retry,
  };
}
