import { describe, expect, it } from 'vitest';
import type { Row } from '../../forms/ui.ts';
import { makeShowText, maskRegistration, readsMasked, revealForm } from './mask-registration.ts';
import { registrationRows } from './registration-rows.ts';

const person = {
  personType: 'PF',
  document: '52998224725',
  identification: {
    name: 'Ana Souza',
    gender: 'F',
    motherName: 'Maria Souza',
    documentType: 'RG',
    documentNr: '123456789',
    documentIssuer: 'SSP',
    documentIssuedDate: '2010-04-05',
    birthDate: '1990-01-31',
  },
  address: {
    zipCode: '01310100',
    street: 'Rua Azul',
    number: '1742',
    neighborhood: 'Centro',
    stateId: 'SP',
    cityId: '1',
  },
  contact: { cellNumber: '11988887654', email: 'ana.souza@exemplo.com.br' },
  occupation: { occupationId: 1, monthlyIncomeCents: 654_321, isPep: false, hasPepRelatives: false },
  bank: { bankCode: '001', branchNumber: '4455', accountNumber: '778899', accountTypeId: 1 },
  guarantors: [{ name: 'Rui Lima', cpf: '11144477735', birthDate: '1985-06-07', monthlyIncomeCents: 777_777 }],
};
const vehicleAdditionalInfo = { sellerType: 'PF', sellerName: 'José Prado', sellerDocument: '39053344705' } as const;

describe('a masked registration', () => {
  const masked = maskRegistration({ client: person, vehicleAdditionalInfo } as never);

  it('shows who it is and where, and of documents, phones and e-mails a part', () => {
    expect(masked.client).toEqual({
      personType: 'PF',
      document: '***.982.247-**',
      identification: { name: 'Ana Souza', gender: 'F', documentType: 'RG' },
      address: { zipCode: '01310100', neighborhood: 'Centro', stateId: 'SP', cityId: '1' },
      contact: { cellNumber: '*******7654', email: 'a***@exemplo.com.br' },
      occupation: { occupationId: 1, isPep: false, hasPepRelatives: false },
      bank: { bankCode: '001', accountTypeId: 1 },
      guarantors: [{ name: 'Rui Lima', cpf: '***.444.777-**' }],
    });
    expect(masked.vehicleAdditionalInfo).toMatchObject({ sellerName: 'José Prado', sellerDocument: '***.533.447-**' });
  });

  it('names every masked value by its path, in the order of the form', () => {
    expect(masked.maskedFields).toEqual([
      'client.document',
      'client.identification.birthDate',
      'client.identification.motherName',
      'client.identification.documentNr',
      'client.identification.documentIssuer',
      'client.identification.documentIssuedDate',
      'client.address.street',
      'client.address.number',
      'client.contact.cellNumber',
      'client.contact.email',
      'client.occupation.monthlyIncomeCents',
      'client.bank.branchNumber',
      'client.bank.accountNumber',
      'client.guarantors.0.cpf',
      'client.guarantors.0.birthDate',
      'client.guarantors.0.monthlyIncomeCents',
      'vehicleAdditionalInfo.sellerDocument',
    ]);
  });

  it('leaves the CNPJ of a company, and shows nothing of a document that is not finished', () => {
    const company = { personType: 'PJ', document: '11222333000181', partners: [{ name: 'Ana', documentNr: '529982' }] };
    const { client, maskedFields } = maskRegistration({ client: company, vehicleAdditionalInfo: {} } as never);
    expect(client).toEqual({ personType: 'PJ', document: '11222333000181', partners: [{ name: 'Ana' }] });
    expect(maskedFields).toEqual(['client.partners.0.documentNr']);
  });

  it('does not change what it is given', () => {
    expect(person.occupation.monthlyIncomeCents).toBe(654_321);
  });
});

it.each(['PF', 'PJ'] as const)('decides on every field of a %s that identifies a person', (personType) => {
  const shown = ['name', 'employerName', 'employerDocumentNr', 'sellerName', 'plate', 'chassis', 'renavam', 'document'];
  const byKind = ['document', 'email', 'phone', 'mobile', 'money'];
  const undecided = function all(rows: readonly Row[]): string[] {
    return rows.flatMap((row) => [
      ...(row.ui.personal && !row.ui.restricted && !byKind.includes(row.ui.kind) ? [row.name] : []),
      ...all(row.rows),
    ]);
  };
  expect(undecided(registrationRows[personType]).filter((name) => !shown.includes(name))).toEqual([]);
});

it('masks for those who follow a proposal, not for those who sell it or decide on it', () => {
  for (const role of ['insurance', 'insurance-operator', 'feirao', 'consulta', 'compras'] as const)
    expect(readsMasked(role), role).toBe(true);
  for (const role of [
    'seller',
    'sales-manager',
    'fi-manager',
    'representante',
    'finance',
    'admin-internal',
    'customer',
  ] as const)
    expect(readsMasked(role), role).toBe(false);
});

describe('a text that a person typed', () => {
  it.each([
    ['CPF 529.982.247-25 confere', 'CPF ***.982.247-** confere'],
    ['o cpf52998224725 e RG_52998224725.jpg', 'o cpf***.982.247-** e RG_***.982.247-**.jpg'],
    ['ligar (11) 98888-7654 ou 1132871578', 'ligar *******7654 ou ******1578'],
    ['+55 11 98888-7654', '*******7654'],
    ['zap 11 98888 7654, (11) 9 8888-7654', 'zap *******7654, *******7654'],
    ['5511988887654 e 011 98888-7654', '*******7654 e *******7654'],
    ['CPF 529 982 247 25 ou 529.982.247 25', 'CPF ***.982.247-** ou ***.982.247-**'],
    ['escreva a ana.souza@exemplo.com.br, hoje', 'escreva a a***@exemplo.com.br, hoje'],
    ['contrato 7100042, CNPJ 11222333000181, 24/11/2026, R$ 118.490,50', null],
    ['chassi 9BGEA48A0RG123456, protocolo 00000000000', null],
  ])('shows masked readers no CPF, phone or e-mail: %s', (typed, shown) => {
    expect(makeShowText('consulta')(typed)).toBe(shown ?? typed);
    expect(makeShowText('finance')(typed)).toBe(typed);
  });

  it('may be missing', () => {
    expect(makeShowText('compras')(null)).toBeNull();
  });
});

it('takes a reason of ten to five hundred characters', () => {
  const keys = (reason: string) => revealForm.problems({ reason }).map(({ key }) => key);
  expect(keys('')).toEqual(['required']);
  expect(keys('  curto   ')).toEqual(['reason.tooShort']);
  expect(keys('x'.repeat(501))).toEqual(['text.tooLong']);
  expect(keys('Cliente pediu a segunda via')).toEqual([]);
});
