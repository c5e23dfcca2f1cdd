import { useEffect, useRef } from 'react';
import { isAtWork, type WorkState } from './work-status.tsx';

/**
 * Reports once each row that was running and has ended, and the one started here: that may end before the list shows
 * it.
 *
 * @param begunId the last one started here
 */
export function useEndings<Row extends { id: string; status: WorkState }>(
  rows: readonly Row[],
  begunId: string | null,
  onEnd: (row: Row) => void,
): void {
  const working = useRef(new Set<string>());
  useEffect(() => {
    if (begunId !== null) working.current.add(begunId);
  }, [begunId]);
  useEffect(() => {
    for (const row of rows) {
      if (isAtWork(row.status)) working.current.add(row.id);
      else if (working.current.delete(row.id)) onEnd(row);
    }
  }, [rows, onEnd]);
}
