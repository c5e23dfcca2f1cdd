import { useEffect, useRef } from 'react';
import { isAtWork, type WorkState } from './work-status.tsx';

/**
 * Reports once every row that was seen at work and has ended since, and of the one that was begun here: that may have
 * ended before the list showed it.
 *
 * @param begunId what was begun here last
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
