import type { BodyInputOf, Endpoints } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { paths } from '../../paths.ts';
import { publicTable } from '../pages/public-pages.ts';

type Page = BodyInputOf<Endpoints['registerAudit']>['page'];

/**
 * Registers the opening of a public page (docs/specification/portal.md#start), except for the login. The page does not
 * wait for the call, and ignores its failure. The selfie page, a document of its own, registers itself.
 */
export function registerPublicPage(pathname: string): void {
  const row = publicTable.find(pathname);
  if (!row || row.path === paths.login) return;
  void api.registerAudit({ body: { page: row.path as Page } }).catch(() => undefined);
}
