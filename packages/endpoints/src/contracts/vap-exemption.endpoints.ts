import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { instant, recordId } from '../fields.ts';
import { vapExemption, vapExemptionPage } from './vap-exemption.schemas.ts';

const area = 'proposals';
/** the calls of the public page: by the key of public pages, and the secret of a link in a header of its own */
const byLink = { access: 'public-key', linkToken: 'captureToken', family: 'vap' } as const;
const params = z.object({ id: recordId });

export const readVapExemptionPage = defineEndpoint({
  name: 'readVapExemptionPage',
  area,
  method: 'GET',
  ...byLink,
  path: '/vapsExemption',
  summary: {
    pt: 'Os produtos de um link de isenção, sem gastar o link',
    en: 'The products of a link of exemption, not using the link up',
  },
  response: vapExemptionPage,
  errors: ['SEC004', 'USE029'],
});

/** Uses the link up: a second time it is refused as one that never was. */
export const confirmVapExemption = defineEndpoint({
  name: 'confirmVapExemption',
  area,
  method: 'POST',
  ...byLink,
  path: '/vapsExemption',
  summary: {
    pt: 'Confirmar que os produtos ficam isentos da assinatura eletrônica: gasta o link',
    en: 'Confirm that the products are exempt from the electronic signature: uses the link up',
  },
  body: z.strictObject({ version: z.string({ error: 'required' }).max(20, { error: 'text.tooLong' }) }),
  response: z.object({ confirmedAt: instant }),
  errors: ['SEC004', 'PRS002', 'USE029', 'DOM002'],
});

/** The token is said this once: its hash alone is kept. So no idempotency key is honoured, which would keep the answer. */
export const makeVapExemptionLink = defineEndpoint({
  name: 'makeVapExemptionLink',
  area,
  method: 'POST',
  family: 'proposal',
  path: '/sale/proposal/{id}/vapsExemption/link',
  summary: {
    pt: 'Link em que o cliente isenta os produtos da assinatura eletrônica; o anterior deixa de valer',
    en: 'Link by which the client exempts the products from the electronic signature; the one before ends',
  },
  access: { anyOf: ['proposals-write'] },
  params,
  /** the words to send it by are in the client's language */
  response: z.object({ token: z.string(), url: z.string(), text: z.string(), expiresAt: instant }),
  errors: ['SEC004', 'PRS002', 'PRS006', 'USE029', 'DOM002'],
});

export const readVapExemption = defineEndpoint({
  name: 'readVapExemption',
  area,
  method: 'GET',
  family: 'proposal',
  path: '/sale/proposal/{id}/vapsExemption',
  summary: { pt: 'Isenção dos produtos de uma proposta', en: 'Exemption of the products of a proposal' },
  access: { anyOf: ['proposals-consult'] },
  params,
  response: vapExemption,
  errors: ['SEC004'],
});
