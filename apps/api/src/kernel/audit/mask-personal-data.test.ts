import { describe, expect, it } from 'vitest';
import { maskPersonalData } from './mask-personal-data.ts';

describe('masking', () => {
  it('shows the last four of a long value and nothing of a short one', () => {
    const names = ['12345678909', '123456', ''].map((name) => maskPersonalData({ name }).name);
    expect(names).toEqual(['*******8909', '******', '']);
  });

  it('masks personal fields wherever they stand, and keeps the rest', () => {
    const record = {
      clientDocument: '52998224725',
      client: {
        identification: { name: 'Ana Barbosa Dias', motherName: 'Sônia Barbosa', birthDate: '1990-01-02' },
        contact: { email: 'ana@exemplo.com.br', cellNumber: '11987654321' },
        address: { street: 'Rua Exemplo', number: '10', zipCode: '01310100' },
      },
      responsibles: [{ documentNr: '11144477735', role: 'MANAGER' }],
      status: 'AP',
      version: 3,
      isPep: false,
    };
    expect(maskPersonalData(record)).toEqual({
      clientDocument: '*******4725',
      client: {
        identification: { name: '************Dias', motherName: '*********bosa', birthDate: '******1-02' },
        contact: { email: '**************m.br', cellNumber: '*******4321' },
        address: { street: '*******mplo', number: '**', zipCode: '01310100' },
      },
      responsibles: [{ documentNr: '*******7735', role: 'MANAGER' }],
      status: 'AP',
      version: 3,
      isPep: false,
    });
  });

  it('leaves secrets and images out altogether', () => {
    const record = { password: 'x', idToken: 'x', refreshToken: 'x', selfie: 'x', image: 'x', kept: 1 };
    expect(maskPersonalData(record)).toEqual({ kept: 1 });
  });

  it.each([
    ['um CPF 529.982.247-25 no meio', 'um CPF **********7-25 no meio'],
    ['CPF 52998224725.', 'CPF *******4725.'],
    ['empresa 12.ABC.345/01DE-35', 'empresa 12.ABC.345/01DE-35'],
    ['empresa 11.222.333/0001-81', 'empresa **************1-81'],
    ['escreva a ana.dias+x@exemplo.com.br, hoje', 'escreva a *********************m.br, hoje'],
    ['vence em 2026-12-15, parcela 36 de R$ 1.234,56', 'vence em 2026-12-15, parcela 36 de R$ 1.234,56'],
    ['01kaf0d9m8x5v6y7z8a9b0c1d2', '01kaf0d9m8x5v6y7z8a9b0c1d2'],
  ])('finds what identifies a person in a text: %s', (text, expected) => {
    expect(maskPersonalData({ reason: text })).toEqual({ reason: expected });
  });

  it('writes instants as text and what is not there as null', () => {
    expect(maskPersonalData({ at: new Date(0), gone: undefined })).toEqual({
      at: '1970-01-01T00:00:00.000Z',
      gone: null,
    });
  });
});
