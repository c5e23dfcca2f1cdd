import { describe, expect, it } from 'vitest';
import { productMessages, translateMessage } from './product-messages.ts';

const inBoth = (kept: string) => [translateMessage(kept, 'pt-BR'), translateMessage(kept, 'en')];

describe('system texts in a record', () => {
  it.each([
    [productMessages.engineName, 'Motor de crédito', 'Credit engine'],
    [productMessages.systemName, 'Sistema', 'System'],
    [productMessages.offerTaken, 'Contraproposta aceita.', 'Counter-offer accepted.'],
    [
      productMessages.ended({ what: 'decision', on: '2026-11-24' }),
      'A decisão de crédito valia até 24/11/2026.',
      'The credit decision was valid until 24/11/2026.',
    ],
    [
      productMessages.ended({ what: 'table', on: '2026-11-30' }),
      'A tabela de preços valia até 30/11/2026.',
      'The price table was valid until 30/11/2026.',
    ],
  ])('%s is shown in the language of the reader', (kept, pt, en) => {
    expect(inBoth(kept)).toEqual([pt, en]);
  });

  it.each([
    'Ana Sistema',
    'Sistema fora do ar',
    'A tabela de preços valia até ontem.',
    'A tabela de preços valia até 30/11/2026. Refazer.',
    'A tabela de preços valia até 30/11/2026!',
    'constructor',
    '',
  ])('"%s", which a user wrote, is shown unchanged', (kept) => {
    expect(inBoth(kept)).toEqual([kept, kept]);
  });

  it('returns null for a missing text', () => {
    expect(translateMessage(null, 'en')).toBeNull();
  });
});
