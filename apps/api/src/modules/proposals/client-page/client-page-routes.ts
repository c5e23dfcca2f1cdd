import { endpoints } from '@estrada/endpoints/index';
import type { Seal } from '../../../kernel/link-token.ts';
import { flow, type Route } from '../../../kernel/route.ts';
import { makeOpenClientPage, makeSendClientPageCode } from './open-client-page.ts';
import { makeCompleteClientStep, makeReadClientPage } from './read-client-page.ts';

/** The page of each person of a proposal: a link, a code by e-mail, the own part. */
export const clientPageRoutes = (seal: Seal): Route[] => [
  flow(endpoints.sendClientPageCode, makeSendClientPageCode(seal)),
  flow(endpoints.openClientPage, makeOpenClientPage(seal)),
  flow(endpoints.readClientPage, makeReadClientPage(seal)),
  flow(endpoints.takeClientStep, makeCompleteClientStep(seal)),
];
