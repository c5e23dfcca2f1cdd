import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { publicPages as clientPage } from '../../features/client-page/public-pages.ts';
import { publicPages as contracts } from '../../features/contracts/public-pages.ts';
import { publicPages as documents } from '../../features/documents/public-pages.ts';
import { publicPages as help } from '../../features/help/public-pages.ts';
import { publicPages as simulation } from '../../features/simulation/public-pages.ts';
import { publicPages as webForm } from '../../features/web-form/public-pages.ts';

/**
 * The pages for clients, who open them by a link or from another site, mostly on a phone. The build makes a document of
 * each, without the library of components (docs/decisions/0144-the-documents-of-clients.md).
 */
export const clientPages: readonly PageRow[] = [
  ...simulation,
  ...webForm,
  ...documents,
  ...contracts,
  ...clientPage,
  ...help,
];
