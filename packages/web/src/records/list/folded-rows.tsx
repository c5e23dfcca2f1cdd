import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useStrings } from '../../strings/use-strings.ts';
import './list.css';
import { strings } from './strings.ts';

/**
 * The rows of a table: on a phone two lines each, until the user wants to see all of them.
 *
 * @param isEmpty there are no rows yet: nothing to unfold
 */
export function FoldedRows({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const t = useStrings(strings);
  const [isFolded, setFolded] = useState(true);
  return (
    <div className="list-rows" data-rows={isFolded ? 'folded' : 'full'}>
      {isEmpty ? null : (
        <Button
          className="list-unfold"
          variant="subtle"
          size="compact-sm"
          aria-pressed={!isFolded}
          onClick={() => setFolded((folded) => !folded)}
        >
          {t('unfold')}
        </Button>
      )}
      {children}
    </div>
  );
}
