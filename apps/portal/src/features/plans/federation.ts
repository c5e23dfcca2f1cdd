import { plansRemote } from '@estrada/web/hosted/contract.ts';
import { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import * as ReactDOM from 'react-dom';

const share = (version: string, library: unknown) => ({
  version,
  lib: () => library,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/**
 * Loads what the remote exposes, by Module Federation. React alone is shared: two of them in one page do not work together.
 *
 * @param entry address of its container
 */
export async function loadByFederation(entry: string): Promise<unknown> {
  const { name, module } = plansRemote;
  // an instance of its own each time: one keeps what has failed
  const instance = createInstance({
    name: `estrada ${entry}`,
    remotes: [{ name, entry, type: 'module' }],
    shared: { react: share(React.version, React), 'react-dom': share(ReactDOM.version, ReactDOM) },
  });
  return instance.loadRemote(`${name}/${module}`);
}
