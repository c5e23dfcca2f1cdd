import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { pages as audit } from '../../features/audit/pages.ts';
import { pages as documents } from '../../features/documents/pages.ts';
import { pages as help } from '../../features/help/pages.ts';
import { pages as home } from '../../features/home/pages.ts';
import { pages as insurance } from '../../features/insurance/pages.ts';
import { pages as insuranceBooks } from '../../features/insurance-books/pages.ts';
import { pages as jobs } from '../../features/jobs/pages.ts';
import { pages as leads } from '../../features/leads/pages.ts';
import { pages as offers } from '../../features/offers/pages.ts';
import { pages as organization } from '../../features/organization/pages.ts';
import { pages as parameters } from '../../features/parameters/pages.ts';
import { pages as pcd } from '../../features/pcd/pages.ts';
import { pages as plans } from '../../features/plans/pages.ts';
import { pages as privacy } from '../../features/privacy/pages.ts';
import { pages as productSales } from '../../features/product-sales/pages.ts';
import { pages as products } from '../../features/products/pages.ts';
import { pages as promotions } from '../../features/promotions/pages.ts';
import { pagesWith as proposalPagesWith } from '../../features/proposals/pages.ts';
import { pages as reports } from '../../features/reports/pages.ts';
import { pages as settlement } from '../../features/settlement/pages.ts';
import { pages as simulation } from '../../features/simulation/pages.ts';
import { pages as uploads } from '../../features/uploads/pages.ts';
import { pages as users } from '../../features/users/pages.ts';
import { pages as vehicles } from '../../features/vehicles/pages.ts';
import { publicPages } from './public-pages.ts';

/** The table of pages; the order within a menu group is the order of this list. */
export const allPages: readonly PageRow[] = [
  ...publicPages,
  ...home,
  ...simulation,
  ...pcd,
  ...proposalPagesWith(() => import('./proposal.page.tsx')),
  ...settlement,
  ...documents,
  ...users,
  ...organization,
  ...audit,
  ...jobs,
  ...parameters,
  ...insurance,
  ...insuranceBooks,
  ...products,
  ...vehicles,
  ...offers,
  ...promotions,
  ...leads,
  ...privacy,
  ...productSales,
  ...uploads,
  ...plans,
  ...reports,
  ...help,
];
