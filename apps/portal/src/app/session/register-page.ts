import type { BodyInputOf, Endpoints } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';

type Page = BodyInputOf<Endpoints['registerAudit']>['page'];

/**
 * Registers the opening of a public page (docs/specification/portal.md#start). The page does not wait for the call, and
 * ignores its failure. The selfie page, a document of its own, registers itself.
 */
export function registerPage({ path }: PageRow): void {
  void api.registerAudit({ body: { page: path as Page } }).catch(() => undefined);
}
