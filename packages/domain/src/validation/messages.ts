import { fillText, type Language, type TextParams } from '../errors/texts.ts';
import { documentsMessages } from './messages/documents.ts';
import { generalMessages } from './messages/general.ts';
import { identityMessages } from './messages/identity.ts';
import { offersMessages } from './messages/offers.ts';
import { organizationMessages } from './messages/organization.ts';
import { papersMessages } from './messages/papers.ts';
import { parametersMessages } from './messages/parameters.ts';
import { pcdMessages } from './messages/pcd.ts';
import { peopleMessages } from './messages/people.ts';
import { productsMessages } from './messages/products.ts';
import { promotionsMessages } from './messages/promotions.ts';
import { proposalsMessages } from './messages/proposals.ts';
import { selfieMessages } from './messages/selfie.ts';
import { simulationMessages } from './messages/simulation.ts';
import { uploadsMessages } from './messages/uploads.ts';
import { vapExemptionMessages } from './messages/vap-exemption.ts';
import { vehiclesMessages } from './messages/vehicles.ts';

/**
 * The messages at refused fields, by key. `code` is the catalogue's code of the refusal; DOM002 where the specification
 * defines none. The refusal fills `{max}`, `{min}` and `{label}`.
 */
export const messages = {
  ...generalMessages,
  ...peopleMessages,
  ...identityMessages,
  ...organizationMessages,
  ...vehiclesMessages,
  ...offersMessages,
  ...productsMessages,
  ...promotionsMessages,
  ...parametersMessages,
  ...simulationMessages,
  ...proposalsMessages,
  ...selfieMessages,
  ...uploadsMessages,
  ...documentsMessages,
  ...papersMessages,
  ...pcdMessages,
  ...vapExemptionMessages,
};

/** Names the text shown at a refused field. */
export type MessageKey = keyof typeof messages;

/** The text of a refused field, placeholders filled. */
export function renderMessage(key: MessageKey, language: Language, params: TextParams = {}): string {
  return fillText(messages[key], language, params);
}
