import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { instant } from '../fields.ts';
import { clientPage } from './client-page.schemas.ts';

const area = 'proposals';
const family = 'proposal';
/** by the key of public pages; the header holds the secret of the link, and after a code that of the visit */
const byLink = { access: 'public-key', linkToken: 'captureToken' } as const;

export const sendClientPageCode = defineEndpoint({
  ...{ name: 'sendClientPageCode', area, method: 'POST', family, ...byLink },
  path: '/clientPage/code',
  summary: { pt: 'Enviar o código da página do cliente', en: "Send the code of the client's page" },
  response: z.object({
    /** the mailbox, masked */
    sentTo: z.string(),
    expiresAt: instant,
  }),
  errors: ['SEC004', 'USE029'],
});

export const openClientPage = defineEndpoint({
  ...{ name: 'openClientPage', area, method: 'POST', family, ...byLink },
  path: '/clientPage/visit',
  summary: { pt: 'Abrir a página do cliente com o código', en: "Open the client's page with the code" },
  body: z.strictObject({
    code: z.string({ error: 'verificationCode.required' }).regex(/^\d{6}$/, 'verificationCode.format'),
  }),
  /** the secret of this visit, said this once */
  response: z.object({ visit: z.string(), expiresAt: instant }),
  errors: ['SEC004', 'USE011', 'USE029', 'DOM002'],
});

export const readClientPage = defineEndpoint({
  ...{ name: 'readClientPage', area, method: 'GET', family, ...byLink },
  path: '/clientPage',
  summary: { pt: 'O que o cliente lê da sua proposta', en: 'What the client reads of the own proposal' },
  response: clientPage,
  errors: ['SEC004', 'USE029'],
});

/** Where the person goes to do an own step: the partner's page of the signature, or the page of the selfie. */
export const takeClientStep = defineEndpoint({
  ...{ name: 'takeClientStep', area, method: 'POST', family, ...byLink },
  path: '/clientPage/step',
  summary: { pt: 'Ir para um passo próprio: assinar, ou a selfie', en: 'Go to an own step: to sign, or the selfie' },
  body: z.strictObject({ step: z.enum(['sign', 'selfie'], { error: 'value.notAllowed' }) }),
  response: z.object({ url: z.string() }),
  errors: ['SEC004', 'PRS017', 'USE029', 'DOM002'],
});
