import type { ReactNode } from 'react';
import type { PageRow } from './page-row.ts';

/** The part of a row whose page is a component shared with other rows, each with its own props. */
export const sharedPage = <Props extends object>(
  load: () => Promise<{ Page: (props: Props) => ReactNode }>,
  props: Props,
  // a loader per row: navigating between such pages mounts a new page instead of changing props
): Pick<PageRow, 'load' | 'props'> => ({ load: () => load(), props });
