/** The container of the plans front end: the two functions that Module Federation requires of a remote. */
import { plansRemote } from '@estrada/web/hosted/contract.ts';
import { acceptSharedScope, type ShareScope } from './share-scope.ts';

let sharedScope: Promise<void> | null = null;

/** Receives the packages of the host; a later call does not replace the first ones. */
export function init(scope: ShareScope): Promise<void> {
  sharedScope ??= acceptSharedScope(scope);
  return sharedScope;
}

/**
 * Returns the factory of an exposed module.
 *
 * @throws Error for a name that is not exposed
 */
export async function get(name: string): Promise<() => unknown> {
  if (name !== `./${plansRemote.module}`) throw new Error(`the plans front end exposes no ${name}`);
  const { contract, pages } = await import('./pages.tsx');
  return () => ({ contract, pages });
}
