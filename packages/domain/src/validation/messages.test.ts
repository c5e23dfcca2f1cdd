import { expect, it } from 'vitest';
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
import { type MessageKey, messages, renderMessage } from './messages.ts';

it('has every message in both languages, filled without leftover braces', () => {
  for (const key of Object.keys(messages) as MessageKey[]) {
    for (const language of ['pt-BR', 'en'] as const) expect(renderMessage(key, language), key).toMatch(/^[^{}]{4,}$/);
  }
});

it('uses the login texts of the specification literally', () => {
  expect(renderMessage('username.required', 'pt-BR')).toBe('É preciso informar o usuário');
  expect(renderMessage('password.required', 'pt-BR')).toBe('É preciso informar a senha');
});

it('inserts the limit into the text', () => {
  expect(renderMessage('text.tooLong', 'pt-BR', { max: 100 })).toBe('Use no máximo 100 caracteres');
});

it('defines each key in one area only', () => {
  const areas = [
    ...[generalMessages, peopleMessages, identityMessages, organizationMessages, vehiclesMessages],
    ...[offersMessages, parametersMessages, simulationMessages, proposalsMessages, uploadsMessages],
    ...[documentsMessages, papersMessages, selfieMessages, vapExemptionMessages, productsMessages, promotionsMessages],
    pcdMessages,
  ];
  const keys = areas.flatMap((area) => Object.keys(area));
  expect(keys.toSorted()).toEqual(Object.keys(messages).toSorted());
});
