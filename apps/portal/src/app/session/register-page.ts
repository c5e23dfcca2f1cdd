import type { BodyInputOf, Endpoints } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { paths } from '../../paths.ts';
import { publicTable } from '../pages/public-pages.ts';

type Page = BodyInputOf<Endpoints['registerAudit']>['page'];

/**
 * The opening of a public page is registered (docs/specification/portal.md#start), but for the login and for a client's link:
 * what looks at that before the client does leaves no trace. Nobody waits for it, and it may fail.
 */
export function registerPublicPage(pathname: string): void {
  const row = publicTable.find(pathname);
  if (!row || row.isUnlisted || row.path === paths.login) return;
  void api.registerAudit({ body: { page: row.path as Page } }).catch(() => undefined);
}
