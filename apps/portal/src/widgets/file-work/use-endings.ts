import { useEffect, useRef } from 'react';
import { isAtWork, type WorkState } from './work-status.tsx';

/** Tells of every row that was seen at work and has ended since. @param onEnd called once for each */
export function useEndings<Row extends { id: string; status: WorkState }>(
  rows: readonly Row[],
  onEnd: (row: Row) => void,
): void {
  const working = useRef(new Set<string>());
  useEffect(() => {
    for (const row of rows) {
      if (isAtWork(row.status)) working.current.add(row.id);
      else if (working.current.delete(row.id)) onEnd(row);
    }
  }, [rows, onEnd]);
}
