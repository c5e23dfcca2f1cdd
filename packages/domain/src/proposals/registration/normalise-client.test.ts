import { expect, it } from 'vitest';
import type { CompanyForm, IndividualForm } from './client.ts';
import { normaliseClient } from './client.ts';

const spouse = { name: 'Rui Souza', cpf: '111.444.777-35', documentType: 'CNH', documentIssuer: 'SSP' };

it('normalises the spouse of a married client: no mask, and an issuer only for an RG', () => {
  const person: IndividualForm = {
    personType: 'PF',
    relationship: { maritalStatusId: 2, partnershipTypeId: 'PARTIAL', partner: spouse },
  };
  expect(normaliseClient(person).relationship).toEqual({
    maritalStatusId: 2,
    partnershipTypeId: 'PARTIAL',
    partner: { name: 'Rui Souza', cpf: '11144477735', documentType: 'CNH' },
  });
  expect(normaliseClient({ ...person, relationship: { ...person.relationship, maritalStatusId: 1 } })).toEqual({
    personType: 'PF',
    relationship: { maritalStatusId: 1 },
  });
});

it('retains state and city of birth only for Brazil', () => {
  const origin = { nationality: 'PT', birthStateId: 'SP', birthCityId: '3550308', birthCityName: 'São Paulo' };
  const born = (birthCountryId: string) =>
    normaliseClient<IndividualForm>({ personType: 'PF', origin: { ...origin, birthCountryId } }).origin;
  expect(born('BR')).toEqual({ ...origin, birthCountryId: 'BR' });
  expect(born('PT')).toEqual({ nationality: 'PT', birthCountryId: 'PT' });
});

it('defaults the country of a company to Brazil, and drops the state of an address abroad', () => {
  const at = (address?: CompanyForm['address']) =>
    normaliseClient<CompanyForm>({ personType: 'PJ', ...(address ? { address } : {}) }).address;
  expect(at()).toEqual({ countryId: 'BR' });
  expect(at({ stateId: 'SP' })).toEqual({ stateId: 'SP', countryId: 'BR' });
  expect(at({ countryId: 'PT', stateId: 'SP', cityId: '3550308', cityName: 'Lisboa' })).toEqual({
    countryId: 'PT',
    cityName: 'Lisboa',
  });
});

it('removes the mask of the documents of all people', () => {
  const agent = { name: 'Eva Lima', cpf: '390.533.447-05' };
  const company = normaliseClient<CompanyForm>({
    personType: 'PJ',
    partners: [{ documentNr: '11.222.333/0001-81' }],
    responsibles: [{ documentNr: '529.982.247-25' }],
    representatives: [agent],
    attorneys: [agent],
    guarantors: [
      { cpf: '529.982.247-25', maritalStatusId: 6, partner: spouse },
      { maritalStatusId: 1, partner: spouse },
    ],
  });
  expect(company).toMatchObject({
    partners: [{ documentNr: '11222333000181' }],
    responsibles: [{ documentNr: '52998224725' }],
    representatives: [{ cpf: '39053344705' }],
    attorneys: [{ cpf: '39053344705' }],
    guarantors: [{ cpf: '52998224725', partner: { cpf: '11144477735' } }, { maritalStatusId: 1 }],
  });
  expect(company.guarantors?.[1]).not.toHaveProperty('partner');
});
