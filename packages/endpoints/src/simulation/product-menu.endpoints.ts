import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import {
  arrangedColumns,
  menuChoice,
  menuSale,
  pricedMenu,
  productChoice,
  productMenu,
} from './product-menu.schemas.ts';
import { quoteErrors } from './quote-errors.ts';
import { simulationRequest } from './simulation.schemas.ts';

const ofDealer = z.object({ dealerId: recordId });
const ofSimulation = z.object({ id: recordId });

export const productMenuEndpoints = {
  ...defineEndpoints({ area: 'simulation', family: 'simulation-api', access: { anyOf: ['simulator'] } })({
    priceProductMenu: {
      route: 'POST /productMenu/{dealerId}/prices',
      summary: [
        'Preços das colunas do menu para um prazo de uma venda',
        'Prices of the columns of the menu for one term of a sale',
      ],
      params: ofDealer,
      body: menuSale.extend({
        request: simulationRequest,
        term: z
          .int({ error: 'number.invalid' })
          .min(1, { error: 'number.invalid' })
          .max(120, { error: 'number.invalid' }),
      }),
      response: pricedMenu,
      errors: ['SEC004', ...quoteErrors],
    },
    recordProductChoice: {
      route: 'POST /simulations/saves/{id}/productChoices',
      summary: [
        'Registrar a coluna do menu de produtos escolhida para uma simulação',
        'Record the column of the product menu that was chosen for a simulation',
      ],
      params: ofSimulation,
      /** `version`: of the simulation, saved with the products of the column */
      body: menuChoice.extend({ version }),
      response: productChoice,
      errors: ['SEC004', 'PRS001', ...quoteErrors],
    },
    printProductChoice: {
      route: 'GET /simulations/saves/{id}/productChoices/document',
      summary: [
        'PDF da escolha mais recente, para assinatura: produtos aceitos e recusados e um consentimento por seguro',
        'PDF of the newest choice, to be signed: accepted and declined products, and a consent for each insurance product',
      ],
      params: ofSimulation,
      response: { file: 'application/pdf' },
      errors: ['SEC004', 'DOM002'],
    },
  }),
  // with a proposal by those who read it
  ...defineEndpoints({
    area: 'simulation',
    family: 'simulation-api',
    access: { anyOf: ['simulator', 'proposals-consult'] },
  })({
    listProductChoices: {
      route: 'GET /simulations/saves/{id}/productChoices',
      summary: ['Escolhas de produtos de uma simulação', 'Product choices of a simulation'],
      params: ofSimulation,
      /** the newest ones, newest first */
      response: z.object({ items: z.array(productChoice) }),
      errors: ['SEC004'],
    },
  }),
  ...defineEndpoints({
    area: 'simulation',
    family: 'simulation-api',
    access: { anyOf: ['simulator', 'product-menu-consult'] },
  })({
    readProductMenu: {
      route: 'GET /productMenu/{dealerId}',
      summary: ['Colunas do menu de produtos de uma concessionária', 'Columns of the product menu of a dealer'],
      params: ofDealer,
      response: productMenu,
      errors: ['SEC004'],
    },
  }),
  ...defineEndpoints({ area: 'simulation', family: 'simulation-api', access: { anyOf: ['product-menu'] } })({
    saveProductMenu: {
      route: 'PUT /productMenu/{dealerId}',
      summary: ['Organizar o menu de produtos de uma concessionária', 'Arrange the product menu of a dealer'],
      params: ofDealer,
      body: z.object({
        version: z.int({ error: 'required' }).min(0, { error: 'number.invalid' }),
        columns: arrangedColumns,
      }),
      response: productMenu,
      errors: ['SEC004', 'SET001'],
    },
  }),
};
