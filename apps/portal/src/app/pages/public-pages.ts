import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { makePageTable } from '@estrada/web/pages/page-table.ts';
import { publicPages as clientPage } from '../../features/client-page/public-pages.ts';
import { publicPages as contracts } from '../../features/contracts/public-pages.ts';
import { publicPages as documents } from '../../features/documents/public-pages.ts';
import { publicPages as help } from '../../features/help/public-pages.ts';
import { pages as identity } from '../../features/identity/pages.ts';
import { publicPages as insurance } from '../../features/insurance/public-pages.ts';
import { publicPages as simulation } from '../../features/simulation/public-pages.ts';
import { publicPages as webForm } from '../../features/web-form/public-pages.ts';

/** The pages that anyone may open. Only these are part of what a first page load without a session fetches. */
export const publicPages: readonly PageRow[] = [
  ...identity,
  ...simulation,
  ...documents,
  ...contracts,
  ...clientPage,
  ...help,
  ...insurance,
  ...webForm,
];

/** The public pages with their lookups. */
export const publicTable = makePageTable(publicPages);
