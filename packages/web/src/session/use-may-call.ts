import type { EndpointName } from '@estrada/endpoints/index';
import { useEffect, useState } from 'react';
import { findEndpoint, loadedEndpoint } from '../calls/find-endpoint.ts';
import { useSession } from './use-session.ts';

/**
 * Whether the server lets the person make a call, by the access that its endpoint names: nobody is shown a button that the
 * server refuses. False until the table of calls has come, which the pages of a session begin with, and for no call (null).
 */
export function useMayCall(name: EndpointName | null): boolean {
  const { viewer, can } = useSession();
  const [row, setRow] = useState(() => name && loadedEndpoint(name));
  useEffect(() => {
    if (name === null) return;
    let isWanted = true;
    // without a connection nothing can be called either; the next call says so
    findEndpoint(name).then(
      (found) => isWanted && setRow(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return viewer !== null && row !== null && (row.access?.some(can) ?? true);
}
