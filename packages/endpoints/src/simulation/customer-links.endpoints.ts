import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import { customerLink, customerOffer, linkToken, offerAcceptance } from './customer-links.schemas.ts';
import { chosenColumn, menuColumn } from './product-menu.schemas.ts';

export const customerLinksEndpoints = {
  ...defineEndpoints({ area: 'simulation', family: 'simulation-api', access: { anyOf: ['simulator'] } })({
    makeCustomerLink: {
      route: 'POST /simulations/saves/{id}/links',
      summary: ['Criar um link da simulação para o cliente', 'Create a link to the simulation for the client'],
      params: z.object({ id: recordId }),
      body: z.object({ version }),
      /**
       * the token is returned this once: only its hash is stored. So no idempotency key is supported, which would store
       * the response
       */
      response: z.object({ link: customerLink, token: z.string() }),
      errors: ['SEC004', 'PRS001', 'GOFF007', 'DOM002'],
    },
    listCustomerLinks: {
      route: 'GET /simulations/saves/{id}/links',
      summary: ['Links de uma simulação para o cliente', 'Links to a simulation for the client'],
      params: z.object({ id: recordId }),
      /** newest first */
      response: z.object({ items: z.array(customerLink) }),
      errors: ['SEC004'],
    },
    revokeCustomerLink: {
      route: 'DELETE /simulations/saves/{id}/links/{linkId}',
      summary: ['Cancelar um link do cliente', 'Cancel a link of the client'],
      params: z.object({ id: recordId, linkId: recordId }),
      response: customerLink,
      errors: ['SEC004'],
    },
  }),
  ...defineEndpoints({ area: 'simulation', family: 'simulation-api', access: 'public-key' })({
    readCustomerOffer: {
      route: 'POST /simulations/links/read',
      summary: ['A simulação de um link, como o cliente a vê', 'The simulation of a link, as the client sees it'],
      // in the body, so that no log of addresses contains it
      body: z.object({ token: linkToken }),
      response: customerOffer,
      errors: ['SEC004', 'USE029'],
    },
    openCustomerOffer: {
      route: 'POST /simulations/links/open',
      summary: ['Avisar o vendedor de que o cliente abriu o link', 'Notify the seller that the client opened the link'],
      body: z.object({ token: linkToken }),
      response: z.object({ opened: z.boolean() }),
      errors: ['SEC004', 'USE029'],
    },
    chooseOfferColumn: {
      route: 'POST /simulations/links/choose',
      summary: [
        'Escolher uma coluna do menu de produtos no link, e avisar o vendedor',
        'Choose a column of the product menu at the link, and notify the seller',
      ],
      body: z.object({ token: linkToken, column: menuColumn }),
      response: chosenColumn,
      errors: ['SEC004', 'USE029', 'DOM002'],
    },
    acceptCustomerOffer: {
      route: 'POST /simulations/links/accept',
      summary: [
        'Responder no link que quer a simulação em um prazo, e avisar o vendedor',
        'Answer at the link that the client wants the simulation in a term, and notify the seller',
      ],
      body: z.object({ token: linkToken, term: z.int({ error: 'required' }) }),
      response: offerAcceptance,
      errors: ['SEC004', 'USE029', 'DOM002'],
    },
  }),
};
