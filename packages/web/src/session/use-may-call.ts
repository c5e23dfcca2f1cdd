import type { EndpointName } from '@estrada/endpoints/index';
import { useEffect, useState } from 'react';
import { findEndpoint, loadedEndpoint } from '../calls/find-endpoint.ts';
import { useSession } from './use-session.ts';

/**
 * Whether the user may make a call, by the access of its endpoint, so that no button is shown that the server refuses.
 * False until the table of calls is loaded, which the pages of a session start with, and for no call (null).
 */
export function useMayCall(name: EndpointName | null): boolean {
  const { viewer, can } = useSession();
  const [row, setRow] = useState(() => name && loadedEndpoint(name));
  useEffect(() => {
    if (name === null) return;
    let isWanted = true;
    // without a connection no call is possible either; the next call shows that
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
