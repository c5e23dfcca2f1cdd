import { fieldsOf, type Typed } from '@estrada/domain/forms/rows';
import type { IndividualForm } from '@estrada/domain/proposals/registration/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { describe, expect, it } from 'vitest';
import { aProposal, completePerson } from '../test-support.tsx';
import { wordsOfLists } from './client-form.tsx';
import { listIn, rowsFor, sectionsFor } from './form-sections.ts';
import { toFormValues, toUpdateBody } from './registration-form.ts';

/** The client as the call sends it. */
const sentOf = (proposal: ProposalDetail) =>
  JSON.parse(JSON.stringify(toUpdateBody(toFormValues(proposal), 1, true).client));

describe('form values', () => {
  it('convert a person back to the wire format unchanged', () => {
    expect(toUpdateBody(toFormValues(aProposal()), 4, true)).toMatchObject({ version: 4, client: completePerson });
  });

  it('omit empty fields instead of sending empty texts', () => {
    const values = toFormValues(aProposal({ vehicleAdditionalInfo: {} }));
    expect(toUpdateBody(values, 1, true).vehicleAdditionalInfo).toEqual({
      sellerType: undefined,
      sellerDocument: undefined,
    });
  });

  it('omit issuer and issue date when the document is not an RG', () => {
    const values = toFormValues(aProposal());
    const { identification } = values.client as Typed<IndividualForm>;
    identification.documentIssuer = 'SSP';
    expect(JSON.stringify(toUpdateBody(values, 1, true))).not.toContain('SSP');
    identification.documentType = 'RG';
    expect(JSON.stringify(toUpdateBody(values, 1, true))).toContain('SSP');
  });

  it('include an authorisation only when both texts are agreed to and none is recorded', () => {
    const values = toFormValues(aProposal());
    values.authorization = { creditRegistry: true, privacyNotice: false };
    expect(toUpdateBody(values, 1, false).authorization).toBeUndefined();
    values.authorization.privacyNotice = true;
    expect(toUpdateBody(values, 1, false).authorization?.textVersion).toMatch(/^\d{4}-\d{2}$/);
    expect(toUpdateBody(values, 1, true).authorization).toBeUndefined();
  });

  it('include the representatives of a company', () => {
    const company = {
      personType: 'PJ',
      document: '11222333000181',
      name: 'Serra Transportes Ltda',
      businessTypeId: 3,
      financialData: { monthlyRevenueCents: 5_000_000 },
      address: {},
      contact: {},
      responsibles: [{ role: 'ADMINISTRATOR', name: 'Rui Serra', documentNr: '52998224725' }],
    } as const;
    const proposal = aProposal({ personType: 'PJ', client: { ...company, responsibles: [...company.responsibles] } });
    expect(toUpdateBody(toFormValues(proposal), 1, true).client).toMatchObject(company);
  });

  it('convert every part of a registration back to the wire format unchanged', () => {
    const spouse = { name: 'Rui Souza', cpf: '11144477735', birthDate: '1988-02-03', documentType: 'CNH' };
    const client: ProposalDetail['client'] = {
      ...completePerson,
      relationship: { maritalStatusId: 2, partnershipTypeId: 'PARTIAL', partner: spouse },
      origin: { nationality: 'BR', birthCountryId: 'BR', birthStateId: 'SP', fiscalCountryId: 'PT' },
      residence: { residenceTypeId: 'OWN', residentSince: '2015-03-01' },
      earlierOccupation: { occupationId: 2, employerDocumentNr: '11222333000181' },
      bank: { bankCode: '001', accountTypeId: 'SAVINGS' },
      references: [{ name: 'Gil Reis', relationId: 'FRIEND', phoneNumber: '1133334444' }],
      fiscal: { nif: '123', specifiedUsPerson: false },
      guarantors: [
        { name: 'Eva Lima', cpf: '39053344705', maritalStatusId: 2, monthlyIncomeCents: 1, partner: spouse },
      ],
      attorneys: [{ name: 'Gil Reis', cpf: '39053344705', powersTypeId: 'ALONE', powersUntil: '2030-01-31' }],
    };
    expect(sentOf(aProposal({ client }))).toEqual(client);
  });

  it('convert every part of a company back to the wire format unchanged', () => {
    const client: ProposalDetail['client'] = {
      personType: 'PJ',
      document: '11222333000181',
      name: 'Serra Transportes Ltda',
      businessName: 'Serra',
      businessGroup: 'Grupo Serra',
      giinCode: '98Q96B.00000.LE.076',
      chamberRegistry: { registryNr: '35212345678', stateId: 'SP', registeredOn: '2010-05-20' },
      financialData: { monthlyRevenueCents: 5_000_000 },
      address: { countryId: 'PT', cityName: 'Lisboa' },
      contact: {},
      responsibles: [{ role: 'MANAGER', name: 'Rui Serra', documentNr: '52998224725' }],
      partners: [{ name: 'Rui Serra', documentNr: '52998224725', sharePercent: 33.33 }, { name: 'Eva' }],
      representatives: [{ name: 'Gil Reis', cpf: '39053344705', powersTypeId: 'JOINTLY' }],
    };
    expect(sentOf(aProposal({ personType: 'PJ', client }))).toEqual(client);
  });
});

describe.each(['PF', 'PJ'] as const)('sections of the form of %s', (personType) => {
  it('draw every declared field once', () => {
    const drawn = sectionsFor(personType).flatMap(({ fields }) => fields.map(({ path }) => path));
    expect(drawn.toSorted()).toEqual(
      fieldsOf(rowsFor(personType))
        .map(({ path }) => path)
        .toSorted(),
    );
  });

  it('have words for every list', () => {
    const lists = sectionsFor(personType).flatMap((section) => listIn(section)?.name ?? []);
    expect(lists.filter((name) => !Object.hasOwn(wordsOfLists, name))).toEqual([]);
  });
});
