import { expect, it } from 'vitest';
import { vapExemptionMessage } from './vap-exemption-message.ts';

const words = {
  firstName: 'Ana',
  dealer: 'Andorinha Centro',
  vehicle: 'Onix 1.0',
  url: 'https://estrada.example/vapsExemption#a.b',
};

it('states who requests it and for which vehicle, with the full link, in both languages', () => {
  for (const language of ['pt-BR', 'en'] as const) {
    const text = vapExemptionMessage(words, language);
    for (const word of Object.values(words)) expect(text).toContain(word);
    expect(text).not.toMatch(/[{}]/);
  }
  expect(vapExemptionMessage(words, 'pt-BR')).toContain('financiamento');
  expect(vapExemptionMessage(words, 'en')).toContain('financing');
});
