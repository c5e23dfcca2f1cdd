import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import { customerLink, customerOffer, linkToken } from './customer-links.schemas.ts';

const access = { anyOf: ['simulator'] } as const;

export const makeCustomerLink = defineEndpoint({
  name: 'makeCustomerLink',
  area: 'simulation',
  method: 'POST',
  family: 'simulation-api',
  path: '/simulations/saves/{id}/links',
  summary: { pt: 'Criar um link da simulação para o cliente', en: 'Make a link to the simulation for the client' },
  access,
  params: z.object({ id: recordId }),
  body: z.object({ version }),
  /** the token is said this once: its hash alone is kept. So no idempotency key is honoured, which would keep the answer */
  response: z.object({ link: customerLink, token: z.string() }),
  errors: ['SEC004', 'PRS001', 'GOFF007', 'DOM002'],
});

export const listCustomerLinks = defineEndpoint({
  name: 'listCustomerLinks',
  area: 'simulation',
  method: 'GET',
  family: 'simulation-api',
  path: '/simulations/saves/{id}/links',
  summary: { pt: 'Links de uma simulação para o cliente', en: 'Links to a simulation for the client' },
  access,
  params: z.object({ id: recordId }),
  /** the newest first */
  response: z.object({ items: z.array(customerLink) }),
  errors: ['SEC004'],
});

export const revokeCustomerLink = defineEndpoint({
  name: 'revokeCustomerLink',
  area: 'simulation',
  method: 'DELETE',
  family: 'simulation-api',
  path: '/simulations/saves/{id}/links/{linkId}',
  summary: { pt: 'Revogar um link do cliente', en: 'Revoke a link of the client' },
  access,
  params: z.object({ id: recordId, linkId: recordId }),
  response: customerLink,
  errors: ['SEC004'],
});

export const readCustomerOffer = defineEndpoint({
  name: 'readCustomerOffer',
  area: 'simulation',
  method: 'POST',
  family: 'simulation-api',
  path: '/simulations/links/read',
  summary: { pt: 'A oferta de um link, como o cliente a lê', en: 'The offer of a link, as the client reads it' },
  access: 'public-key',
  // in the body, so that no log of addresses holds it
  body: z.object({ token: linkToken }),
  response: customerOffer,
  errors: ['SEC004', 'USE029'],
});

export const openCustomerOffer = defineEndpoint({
  name: 'openCustomerOffer',
  area: 'simulation',
  method: 'POST',
  family: 'simulation-api',
  path: '/simulations/links/open',
  summary: {
    pt: 'Dizer ao vendedor que o cliente abriu o link',
    en: 'Tell the seller that the client opened the link',
  },
  access: 'public-key',
  body: z.object({ token: linkToken }),
  response: z.object({ opened: z.boolean() }),
  errors: ['SEC004', 'USE029'],
});
