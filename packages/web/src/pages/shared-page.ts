import type { ReactNode } from 'react';
import type { PageRow } from './page-row.ts';

/** The part of a row whose page is a component that other rows show too, each with properties of its own. */
export const sharedPage = <Props extends object>(
  load: () => Promise<{ Page: (props: Props) => ReactNode }>,
  props: Props,
  // a loader of the row's own: going from one such page to another is a new page, not the same with other properties
): Pick<PageRow, 'load' | 'props'> => ({ load: () => load(), props });
