import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { pages as audit } from '../../features/audit/pages.ts';
import { pages as documentCapture } from '../../features/document-capture/pages.ts';
import { pages as home } from '../../features/home/pages.ts';
import { pages as jobs } from '../../features/jobs/pages.ts';
import { pages as offers } from '../../features/offers/pages.ts';
import { pages as organization } from '../../features/organization/pages.ts';
import { pages as parameters } from '../../features/parameters/pages.ts';
import { pages as parts } from '../../features/parts/pages.ts';
import { pages as plans } from '../../features/plans/pages.ts';
import { pages as proposals } from '../../features/proposals/pages.ts';
import { pages as reports } from '../../features/reports/pages.ts';
import { pages as simulation } from '../../features/simulation/pages.ts';
import { pages as uploads } from '../../features/uploads/pages.ts';
import { pages as users } from '../../features/users/pages.ts';
import { pages as vehicles } from '../../features/vehicles/pages.ts';
import { laterPages } from './later-pages.ts';
import { publicPages } from './public-pages.ts';

/** THE table of pages; within a group the menu has the order of this list. */
export const allPages: readonly PageRow[] = [
  ...publicPages,
  ...home,
  ...simulation,
  ...proposals,
  ...documentCapture,
  ...users,
  ...organization,
  ...audit,
  ...jobs,
  ...parameters,
  ...vehicles,
  ...offers,
  ...uploads,
  ...plans,
  ...reports,
  ...laterPages,
  ...parts,
];
