import { describe, expect, it } from 'vitest';
import type { AuditRecord } from './append-audit.ts';
import { maskPersonalData, unknownFields } from './mask-personal-data.ts';

describe('masking personal data', () => {
  it('shows the last four characters of a long value and none of a short one', () => {
    const names = ['12345678909', '123456', ''].map((name) => maskPersonalData('user', { name })?.name);
    expect(names).toEqual(['*******8909', '******', '']);
  });

  it('masks personal fields at any depth, and leaves the rest unchanged', () => {
    const record = {
      sellerDocument: '52998224725',
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
    expect(maskPersonalData('proposal', record)).toEqual({
      sellerDocument: '*******4725',
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

  it('masks fields that are not in the table, and names them', () => {
    const record = { role: 'seller', password: 'x', shoeSize: 43, selfie: null };
    expect(maskPersonalData('user', record)).toEqual({
      role: 'seller',
      password: '***',
      shoeSize: '***',
      selfie: null,
    });
    expect(unknownFields('user', record)).toEqual(['password', 'shoeSize', 'selfie']);
    expect(maskPersonalData('spaceship', { name: 'Ana' })).toEqual({ name: '***' });
  });

  it('classifies a field as personal by its own row in the table, not by the end of its name', () => {
    // the name of a parameter was masked for ending in "name"
    expect(maskPersonalData('parameter', { typeName: 'TCC' })).toEqual({ typeName: 'TCC' });
    expect(maskPersonalData('dgi-client', { name: 'Ana Barbosa' })).toEqual({ name: '*******bosa' });
  });

  it.each([
    ['um CPF 529.982.247-25 no meio', 'um CPF **********7-25 no meio'],
    ['CPF 52998224725.', 'CPF *******4725.'],
    ['empresa 12.ABC.345/01DE-35', 'empresa 12.ABC.345/01DE-35'],
    ['empresa 11.222.333/0001-81', 'empresa **************1-81'],
    ['escreva a ana.dias+x@exemplo.com.br, hoje', 'escreva a *********************m.br, hoje'],
    ['vence em 2026-12-15, parcela 36 de R$ 1.234,56', 'vence em 2026-12-15, parcela 36 de R$ 1.234,56'],
    ['01kaf0d9m8x5v6y7z8a9b0c1d2', '01kaf0d9m8x5v6y7z8a9b0c1d2'],
  ])('finds personal identifiers in a text: %s', (text, expected) => {
    expect(maskPersonalData('proposal', { reason: text })).toEqual({ reason: expected });
  });

  it('writes instants as text and absent values as null', () => {
    expect(maskPersonalData('parameter', { validUntil: new Date(0), uf: undefined })).toEqual({
      validUntil: '1970-01-01T00:00:00.000Z',
      uf: null,
    });
  });
});

describe('the types of an audit entry', () => {
  const write = (_record: AuditRecord) => {};

  it('reject any act, field or record kind without a display text', () => {
    write({ action: 'dealer.update', entity: 'dealer', entityId: 'd1', after: { title: 'Serra', CHD: true } });
    // @ts-expect-error a field without words
    write({ action: 'dealer.update', entity: 'dealer', entityId: 'd1', after: { manufacturerYear: 2026 } });
    // @ts-expect-error an act without words
    write({ action: 'dealer.paint', entity: 'dealer', entityId: 'd1' });
    // @ts-expect-error the act of another kind of record
    write({ action: 'group.update', entity: 'dealer', entityId: 'd1' });
    // @ts-expect-error a kind of record without words
    write({ action: 'dealer.update', entity: 'boat', entityId: 'b1' });
    // @ts-expect-error an upload of a kind without words
    write({ action: 'upload.send', entity: 'upload:boats', entityId: 'u1' });
  });
});
