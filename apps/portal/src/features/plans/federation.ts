import { plansRemote } from '@estrada/web/hosted/contract.ts';
import { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import * as ReactDOM from 'react-dom';

const share = (version: string, library: unknown) => ({
  version,
  lib: () => library,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** One per address of the container: an instance caches failures. */
const instances = new Map<string, ReturnType<typeof createInstance>>();

function instanceFor(entry: string) {
  const instance =
    instances.get(entry) ??
    createInstance({
      name: `estrada ${entry}`,
      remotes: [{ name: plansRemote.name, entry, type: 'module' }],
      shared: { react: share(React.version, React), 'react-dom': share(ReactDOM.version, ReactDOM) },
    });
  instances.set(entry, instance);
  return instance;
}

/**
 * Loads the module that the remote exposes, by Module Federation. Only React is shared: two copies on one page do not
 * work together.
 *
 * @param entry address of its container
 */
export async function loadByFederation(entry: string): Promise<unknown> {
  return instanceFor(entry).loadRemote(`${plansRemote.name}/${plansRemote.module}`);
}
