/** The container of the plans front end: the two functions that Module Federation asks of a remote. */
import { plansRemote } from '@estrada/web/hosted/contract.ts';
import { acceptSharedScope, type ShareScope } from './share-scope.ts';

let sharedScope: Promise<void> | null = null;

/** Gets the packages of the host; however often it is called, the first ones stay. */
export function init(scope: ShareScope): Promise<void> {
  sharedScope ??= acceptSharedScope(scope);
  return sharedScope;
}

/**
 * What makes an exposed module.
 *
 * @throws Error for a name that is not exposed
 */
export async function get(name: string): Promise<() => unknown> {
  if (name !== `./${plansRemote.module}`) throw new Error(`the plans front end exposes no ${name}`);
  const { contract, pages } = await import('./pages.tsx');
  return () => ({ contract, pages });
}
