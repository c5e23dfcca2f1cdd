import { expect, it } from 'vitest';
import { selfieMessage } from './selfie-message.ts';

const words = {
  firstName: 'Ana',
  lender: 'Banco Exemplo S.A.',
  dealer: 'Andorinha Centro',
  url: 'https://estrada.example/capturaselfie#a.b.c',
};

it('states who requests a selfie and why, with the full link, in both languages', () => {
  for (const language of ['pt-BR', 'en'] as const) {
    const text = selfieMessage(words, language);
    for (const word of Object.values(words)) expect(text).toContain(word);
    expect(text).not.toMatch(/[{}]/);
  }
  expect(selfieMessage(words, 'pt-BR')).toContain('financiamento');
  expect(selfieMessage(words, 'en')).toContain('financing');
});
