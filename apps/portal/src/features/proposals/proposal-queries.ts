import type { QueryClient } from '@tanstack/react-query';

const root = 'proposals';

/** The key of one proposal. */
export const proposalKey = (id: string) => [root, 'detail', id] as const;
/** The key of the list under its filters. */
export const proposalListKey = (filters: object) => [root, 'list', filters] as const;

/** Makes every list that is open or remembered ask again. */
export function refreshLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [root, 'list'] });
}
