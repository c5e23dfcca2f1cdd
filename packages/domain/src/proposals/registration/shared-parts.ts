import { homeCountry } from '../../enumerations/countries.ts';
import { documentIssuers, documentTypes, maritalStatuses } from '../../enumerations/people.ts';
import { powersTypes } from '../../enumerations/registration.ts';
import {
  choice,
  city,
  cpf,
  date,
  email,
  list,
  mobile,
  money,
  part,
  phone,
  state,
  text,
  zip,
} from '../../forms/declare.ts';
import { isPresent, must } from '../../forms/ui.ts';
import { clientBirthDateProblem, isBirthDate, readDate } from '../../people/birth-date.ts';
import { isCompanyName } from '../../people/company-name.ts';
import { isZip } from '../../people/contact.ts';
import { isFullName } from '../../people/full-name.ts';
import type { MessageKey } from '../../validation/messages.ts';

export const required = true;
export const personal = true;
/** For readers who see registrations masked it is left out. */
export const restricted = true;
export const wide = true;

type Today = { today: Temporal.PlainDate };

/** At least two words. */
export const fullName = must(isFullName, 'fullName.invalid');
/** Of a company. */
export const companyName = must(isCompanyName, 'companyName.invalid');
/** A day that is not after today. */
export const pastDate = (value: string, { today }: Today): MessageKey | undefined => {
  const day = readDate(value);
  return day && Temporal.PlainDate.compare(day, today) <= 0 ? undefined : 'date.invalid';
};
/** Of a debtor: at least 18. */
export const adultBirthDate = (value: string, { today }: Today) => clientBirthDateProblem(value, today);

/** A marital status with a spouse or partner: married, and in a stable union. */
export const isMarried = ({ maritalStatusId }: { maritalStatusId?: unknown }) =>
  maritalStatusId === 2 || maritalStatusId === 6;
/** Issuer and issue date belong to an RG only. */
const isRg = ({ documentType }: { documentType?: unknown }) => documentType === 'RG';

type Words = readonly [pt: string, en: string];
type DocumentWords = { type: Words; number: Words; issuer: Words; issuedDate: Words };
const trail = (pt: string, en: string) => ({ trail: { pt, en } });

/** An identity document; required of the client, optional of others. */
export const identityDocument = (words: DocumentWords, isRequired: boolean) => ({
  documentType: choice(...words.type, documentTypes, {
    ...(isRequired ? { required } : {}),
    ...trail('Tipo de documento', 'Type of document'),
  }),
  documentNr: text(...words.number, {
    max: 20,
    personal,
    restricted,
    required: isRequired ? required : ({ documentType }: { documentType?: unknown }) => isPresent(documentType),
    ...trail('Número do documento', 'Document number'),
  }),
  documentIssuer: choice(...words.issuer, documentIssuers, {
    when: isRg,
    required,
    missing: 'rg.issuerRequired',
    restricted,
    ...trail('Órgão emissor', 'Issuer'),
  }),
  documentIssuedDate: date(...words.issuedDate, {
    when: isRg,
    required,
    missing: 'rg.issueDateRequired',
    restricted,
    check: pastDate,
    ...trail('Data de emissão', 'Date of issue'),
  }),
});

/** Husband, wife or partner in a stable union. */
export const spouse = (words: DocumentWords & { name: Words; cpf: Words; birthDate: Words }) =>
  part(
    'Cônjuge',
    'Spouse',
    {
      name: text(...words.name, { required, personal, wide, check: fullName, ...trail('Nome', 'Name') }),
      cpf: cpf(...words.cpf, { required, ...trail('CPF', 'CPF') }),
      birthDate: date(...words.birthDate, {
        required,
        personal,
        restricted,
        check: (value: string, { today }: Today) => (isBirthDate(value, today) ? undefined : 'birthDate.invalid'),
        ...trail('Data de nascimento', 'Birth date'),
      }),
      ...identityDocument(words, false),
    },
    { when: isMarried },
  );

type Place = { countryId?: unknown };
/** A person's address has no country: it is here. */
const isHere = ({ countryId }: Place) => !isPresent(countryId) || countryId === homeCountry;
const isAbroad = (place: Place) => !isHere(place);

/** An address. That of a person is in Brazil; abroad there is neither a state nor a list of cities. */
export const addressFields = {
  zipCode: zip('CEP', 'Postal code (CEP)', {
    required,
    check: (value: string, { group }: { group: Place }) =>
      isAbroad(group) || isZip(value) ? undefined : 'zip.invalid',
    addressAt: {
      street: 'street',
      number: 'number',
      neighborhood: 'neighborhood',
      state: 'stateId',
      city: 'cityName',
      cityId: 'cityId',
    },
    ...trail('CEP', 'Postal code'),
  }),
  street: text('Logradouro', 'Street', { required, personal, restricted, wide }),
  number: text('Número', 'Number', { max: 10, required, personal, restricted }),
  complement: text('Complemento', 'Address line 2', { max: 60, personal, restricted }),
  neighborhood: text('Bairro', 'Neighbourhood', { required: isHere }),
  stateId: state('Estado (UF)', 'State (UF)', {
    when: isHere,
    required,
    cityAt: { id: 'cityId', name: 'cityName' },
    ...trail('UF', 'State'),
  }),
  cityId: city('Cidade', 'City', {
    when: isHere,
    required,
    stateAt: { id: 'stateId', name: 'cityName' },
    technical: true,
  }),
  cityName: text('Cidade no exterior', 'City abroad', {
    hidden: isHere,
    required: isAbroad,
    ...trail('Cidade', 'City'),
  }),
};

/** How to reach a client. */
export const contactFields = {
  cellNumber: mobile('Celular', 'Mobile', { required, personal }),
  phoneNumber: phone('Telefone fixo', 'Landline', { personal, ...trail('Telefone', 'Phone') }),
  email: email('E-mail', 'E-mail', { required, personal, wide }),
};

/** Persons who may sign for another: attorneys of the client, representatives of a company. */
export const agents = (
  pt: string,
  en: string,
  words: { name: Words; cpf: Words; powers: Words; until: Words },
  more: { trail?: { pt: string; en: string } } = {},
) =>
  list(
    pt,
    en,
    {
      name: text(...words.name, { required, personal, wide, check: fullName }),
      cpf: cpf(...words.cpf, { required }),
      powersTypeId: choice(...words.powers, powersTypes, { required, ...trail('Poderes', 'Powers') }),
      powersUntil: date(...words.until, {
        check: (value: string, { today }: Today) => {
          const last = readDate(value);
          if (!last) return 'date.invalid';
          return Temporal.PlainDate.compare(last, today) < 0 ? 'powers.ended' : undefined;
        },
        ...trail('Poderes válidos até', 'Powers valid until'),
      }),
    },
    { max: 10, ...more },
  );

/** The other parties of a proposal, for any client. */
export const parties = {
  guarantors: list(
    'Avalistas',
    'Guarantors',
    {
      name: text('Nome do avalista', "Guarantor's name", { required, personal, wide, check: fullName }),
      cpf: cpf('CPF do avalista', "Guarantor's CPF", { required }),
      birthDate: date('Nascimento do avalista', "Guarantor's birth date", {
        required,
        personal,
        restricted,
        check: adultBirthDate,
      }),
      cellNumber: mobile('Celular do avalista', "Guarantor's mobile", { required, personal }),
      email: email('E-mail do avalista', "Guarantor's e-mail", { required, personal, wide }),
      monthlyIncomeCents: money('Renda mensal do avalista', "Guarantor's monthly income", { required }),
      maritalStatusId: choice('Estado civil do avalista', "Guarantor's marital status", maritalStatuses, { required }),
      partner: spouse({
        name: ['Cônjuge do avalista', "Guarantor's spouse"],
        cpf: ['CPF do cônjuge do avalista', "CPF of the guarantor's spouse"],
        birthDate: ['Nascimento do cônjuge do avalista', "Birth date of the guarantor's spouse"],
        type: ['Tipo de documento do cônjuge do avalista', "Document type of the guarantor's spouse"],
        number: ['Número do documento do cônjuge do avalista', "Document number of the guarantor's spouse"],
        issuer: ['Órgão emissor (cônjuge do avalista)', "Issuer (guarantor's spouse)"],
        issuedDate: ['Emissão (cônjuge do avalista)', "Issue date (guarantor's spouse)"],
      }),
    },
    { max: 4 },
  ),
  attorneys: agents(
    'Procuradores do cliente',
    "Client's attorneys",
    {
      name: ['Nome do procurador', "Attorney's name"],
      cpf: ['CPF do procurador', "Attorney's CPF"],
      powers: ['Poderes do procurador', "Attorney's powers"],
      until: ['Procuração válida até', 'Power of attorney valid until'],
    },
    trail('Procuradores', 'Attorneys'),
  ),
};
