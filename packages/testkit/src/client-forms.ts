import type { ProposalClientForm, ProposalDetail } from '@estrada/endpoints/index';
import { aPerson, type Company, type Person } from './people.ts';

type IndividualForm = Extract<ProposalClientForm, { personType: 'PF' }>;
type CompanyForm = Extract<ProposalClientForm, { personType: 'PJ' }>;

const address = {
  zipCode: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: 'Apto 42',
  neighborhood: 'Bela Vista',
  stateId: 'SP',
  cityId: '3550308',
  cityName: 'São Paulo',
};

/** The spouse of the people of the forms. */
export function aSpouse(seed = 977): { name: string; cpf: string; birthDate: string } {
  const { name, cpf, birthDate } = aPerson(seed);
  return { name, cpf, birthDate };
}

/** A person's client form with everything that sending requires. */
export function aFilledForm(person: Person): IndividualForm {
  return {
    personType: 'PF',
    document: person.cpf,
    identification: {
      name: person.name,
      gender: 'F',
      motherName: person.motherName,
      documentType: 'RG',
      documentNr: '251234567',
      documentIssuer: 'SSP',
      documentIssuedDate: '2015-03-10',
      birthDate: person.birthDate,
    },
    relationship: { maritalStatusId: 2, partnershipTypeId: 'PARTIAL', partner: aSpouse() },
    address,
    contact: { cellNumber: person.mobile, email: person.email },
    occupation: {
      occupationId: 1,
      employerName: 'Comércio Exemplo Ltda.',
      monthlyIncomeCents: person.monthlyIncomeCents,
      isPep: false,
      hasPepRelatives: false,
    },
  };
}

/** A company's client form with everything that sending requires. */
export function aFilledCompanyForm(company: Company): CompanyForm {
  return {
    personType: 'PJ',
    document: company.cnpj,
    name: company.name,
    businessNatureId: '206-2',
    businessTypeId: 3,
    foundationOn: '2010-05-20',
    financialData: { monthlyRevenueCents: company.monthlyRevenueCents },
    address,
    contact: { cellNumber: company.mobile, email: company.email },
    responsibles: [{ role: 'ADMINISTRATOR', name: company.administrator.name, documentNr: company.administrator.cpf }],
  };
}

/** Seller data as a dealer's salesperson fills them in. */
export function aSellerInfo(seed = 901): ProposalDetail['vehicleAdditionalInfo'] {
  const seller = aPerson(seed);
  return { sellerType: 'D', sellerName: seller.name, sellerDocument: seller.cpf, vehiclePickUpDate: '2026-12-15' };
}
