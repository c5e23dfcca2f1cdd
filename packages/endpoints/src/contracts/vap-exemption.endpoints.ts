import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { instant, recordId } from '../fields.ts';
import { vapExemption, vapExemptionPage } from './vap-exemption.schemas.ts';

const params = z.object({ id: recordId });

export const vapExemptionEndpoints = {
  // the calls of the public page: with the key of public pages, and the secret of a link in a separate header
  ...defineEndpoints({ area: 'proposals', family: 'vap', access: 'public-key', linkToken: 'captureToken' })({
    readVapExemptionPage: {
      route: 'GET /vapsExemption',
      summary: [
        'Os produtos de um link de assinatura em separado, sem invalidar o link',
        'The products of a link for separate signature, without invalidating it',
      ],
      response: vapExemptionPage,
      errors: ['SEC004', 'USE029'],
    },
    /** Uses up the link: a second time it is refused like a non-existent one. */
    confirmVapExemption: {
      route: 'POST /vapsExemption',
      summary: [
        'Confirmar que os produtos são assinados em separado: invalida o link',
        'Confirm that the products are signed separately: invalidates the link',
      ],
      body: z.strictObject({ version: z.string({ error: 'required' }).max(20, { error: 'text.tooLong' }) }),
      response: z.object({ confirmedAt: instant }),
      errors: ['SEC004', 'PRS002', 'USE029', 'DOM002'],
    },
  }),
  ...defineEndpoints({ area: 'proposals', family: 'proposal' })({
    /**
     * The token is returned this once: only its hash is stored. So no idempotency key is supported, which would store
     * the response.
     */
    makeVapExemptionLink: {
      access: { anyOf: ['proposals-write'] },
      route: 'POST /sale/proposal/{id}/vapsExemption/link',
      summary: [
        'Link em que o cliente confirma a assinatura dos produtos em separado; o anterior deixa de valer',
        'Link by which the client confirms signing the products separately; the previous one is no longer valid',
      ],
      params,
      /** the message text is in the client's language */
      response: z.object({ token: z.string(), url: z.string(), text: z.string(), expiresAt: instant }),
      errors: ['SEC004', 'PRS002', 'PRS006', 'USE029', 'DOM002'],
    },
    readVapExemption: {
      access: { anyOf: ['proposals-consult'] },
      route: 'GET /sale/proposal/{id}/vapsExemption',
      summary: [
        'Assinatura em separado dos produtos de uma proposta',
        'Separate signature of the products of a proposal',
      ],
      params,
      response: vapExemption,
      errors: ['SEC004'],
    },
  }),
};
