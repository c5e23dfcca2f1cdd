import { endpoints } from '@estrada/endpoints/index';
import type { Seal } from '../../../kernel/link-token.ts';
import { flow, type Route, read, write } from '../../../kernel/route.ts';
import { makeConfirmVapExemption, makeReadVapExemptionPage } from './confirm-vap-exemption.ts';
import { makeMakeVapExemptionLink, readVapExemption } from './request-vap-exemption.ts';

/** The exemption of a proposal's products from the electronic signature: the public page, and the dealer's staff. */
export const vapExemptionRoutes = (seal: Seal): Route[] => [
  flow(endpoints.readVapExemptionPage, makeReadVapExemptionPage(seal)),
  flow(endpoints.confirmVapExemption, makeConfirmVapExemption(seal)),
  read(endpoints.readVapExemption, readVapExemption),
  write(endpoints.makeVapExemptionLink, makeMakeVapExemptionLink(seal)),
];
