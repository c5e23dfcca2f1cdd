import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { makePageTable } from '@estrada/web/pages/page-table.ts';
import { pages as identity } from '../../features/identity/pages.ts';
import { publicPages as insurance } from '../../features/insurance/public-pages.ts';
import { clientPages } from './client-pages.ts';

/** The pages that anyone may open. Only these are part of what a first page load without a session fetches. */
export const publicPages: readonly PageRow[] = [...identity, ...clientPages, ...insurance];

/** The public pages with their lookups. */
export const publicTable = makePageTable(publicPages);
