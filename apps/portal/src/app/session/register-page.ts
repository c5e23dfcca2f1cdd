import type { BodyInputOf, Endpoints } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { paths } from '../../paths.ts';
import { publicTable } from '../pages/public-pages.ts';

type Page = BodyInputOf<Endpoints['registerAudit']>['page'];

/**
 * Registers the opening of a public page (docs/specification/portal.md#start), except for the login and a client's
 * link: link previews that open the latter before the client leave no trace. The page does not wait for the call, and
 * ignores its failure.
 */
export function registerPublicPage(pathname: string): void {
  const row = publicTable.find(pathname);
  if (!row || row.isUnlisted || row.path === paths.login) return;
  void api.registerAudit({ body: { page: row.path as Page } }).catch(() => undefined);
}
