import { countries, homeCountry } from '../../enumerations/countries.ts';
import { occupations } from '../../enumerations/occupations.ts';
import { genders, maritalStatuses, personTypes } from '../../enumerations/people.ts';
import {
  accountTypes,
  incomeTypes,
  partnershipTypes,
  relations,
  residenceTypes,
} from '../../enumerations/registration.ts';
import {
  choice,
  city,
  cnpj,
  constant,
  cpf,
  date,
  group,
  list,
  money,
  part,
  phone,
  state,
  text,
  yesNo,
} from '../../forms/declare.ts';
import { isPresent, must } from '../../forms/ui.ts';
import { readDate } from '../../people/birth-date.ts';
import {
  addressFields,
  adultBirthDate,
  companyName,
  contactFields,
  fullName,
  identityDocument,
  isMarried,
  parties,
  pastDate,
  personal,
  required,
  restricted,
  spouse,
  wide,
} from './shared-parts.ts';

const trail = (pt: string, en: string) => ({ trail: { pt, en } });
const searchable = true;
const country = (pt: string, en: string) => choice(pt, en, countries, { searchable, max: 2 });

/** In Brazil, or not given. */
const isBornHere = ({ birthCountryId }: { birthCountryId?: unknown }) =>
  !isPresent(birthCountryId) || birthCountryId === homeCountry;

/** A taxpayer in another country has a tax number there. */
const paysTaxesAbroad = (
  { specifiedUsPerson }: { specifiedUsPerson?: unknown },
  { origin = {} }: { origin?: { fiscalCountryId?: unknown; otherFiscalCountryId?: unknown } },
): boolean =>
  specifiedUsPerson === true ||
  [origin.fiscalCountryId, origin.otherFiscalCountryId].some((id) => isPresent(id) && id !== homeCountry);

/** An account is complete or absent. */
const isSome = (account: Readonly<Record<string, unknown>>) => Object.values(account).some(isPresent);

const endOfEmployment = (value: string, at: { today: Temporal.PlainDate; group: { startedOn?: unknown } }) => {
  const { startedOn } = at.group;
  const start = typeof startedOn === 'string' ? readDate(startedOn) : undefined;
  return pastDate(value, at) ?? (start && value < start.toString() ? 'date.beforeStart' : undefined);
};

/**
 * The registration of a natural person: every field with its type, its rules for sending, its texts in both languages
 * and whether it identifies a person. Wire, form, trail, masks and `missingForSending` follow from it.
 */
export const individual = group('Cliente', 'Client', {
  personType: constant('Tipo de pessoa', 'Type of person', 'PF', personTypes),
  document: cpf('CPF', 'CPF', { required, ...trail('Documento', 'Document') }),
  identification: group('Identificação', 'Identification', {
    name: text('Nome completo', 'Full name', { required, personal, wide, check: fullName, ...trail('Nome', 'Name') }),
    birthDate: date('Data de nascimento', 'Birth date', { required, personal, restricted, check: adultBirthDate }),
    gender: choice('Gênero', 'Gender', genders, { required }),
    motherName: text('Nome da mãe', "Mother's name", { required, personal, restricted, wide, check: fullName }),
    ...identityDocument(
      {
        type: ['Tipo de documento', 'Document type'],
        number: ['Número do documento', 'Document number'],
        issuer: ['Órgão emissor', 'Issuer'],
        issuedDate: ['Data de emissão', 'Issue date'],
      },
      true,
    ),
  }),
  origin: part('Origem', 'Origin', {
    nationality: country('Nacionalidade', 'Nationality'),
    secondCountryId: country('Segunda nacionalidade', 'Second nationality'),
    birthCountryId: country('País de nascimento', 'Country of birth'),
    birthStateId: state('UF de nascimento', 'State of birth', {
      when: isBornHere,
      cityAt: { id: 'birthCityId', name: 'birthCityName' },
    }),
    birthCityId: city('Cidade de nascimento', 'City of birth', {
      when: isBornHere,
      stateAt: { id: 'birthStateId', name: 'birthCityName' },
      technical: true,
    }),
    birthCityName: text('Cidade de nascimento', 'City of birth', { when: isBornHere, hidden: true }),
    fiscalCountryId: country('País de residência fiscal', 'Country of tax residence'),
    otherFiscalCountryId: country('Outro país de residência fiscal', 'Other country of tax residence'),
  }),
  fiscal: part('Residência fiscal', 'Tax residence', {
    nif: text('Número fiscal no exterior (NIF)', 'Foreign tax number (NIF)', {
      max: 30,
      personal,
      restricted,
      required: paysTaxesAbroad,
      missing: 'nif.required',
    }),
    specifiedUsPerson: yesNo(
      'O cliente paga impostos nos Estados Unidos?',
      'Does the client pay taxes in the United States?',
      {
        wide,
        ...trail('Contribuinte nos Estados Unidos', 'Pays taxes in the United States'),
      },
    ),
  }),
  relationship: group('Estado civil e cônjuge', 'Marital status and spouse', {
    maritalStatusId: choice('Estado civil', 'Marital status', maritalStatuses, { required }),
    /** the matrimonial property regime */
    partnershipTypeId: choice('Regime de bens', 'Property regime', partnershipTypes, { when: isMarried }),
    partner: spouse({
      name: ['Nome do cônjuge ou companheiro', "Spouse's or partner's name"],
      cpf: ['CPF do cônjuge', "Spouse's CPF"],
      birthDate: ['Nascimento do cônjuge', "Spouse's birth date"],
      type: ['Tipo de documento do cônjuge', "Type of the spouse's document"],
      number: ['Número do documento do cônjuge', "Number of the spouse's document"],
      issuer: ['Órgão emissor do documento do cônjuge', "Issuer of the spouse's document"],
      issuedDate: ['Emissão do documento do cônjuge', "Issue date of the spouse's document"],
    }),
  }),
  address: group('Endereço', 'Address', {
    ...addressFields,
    cityName: text('Cidade', 'City', { hidden: true }),
  }),
  residence: part('Moradia', 'Residence', {
    residenceTypeId: choice('Tipo de moradia', 'Type of residence', residenceTypes),
    residentSince: date('Mora no endereço desde', 'Living at the address since', { check: pastDate }),
  }),
  contact: group('Contato', 'Contact', contactFields),
  occupation: group('Profissão e renda', 'Occupation and income', {
    occupationId: choice('Profissão', 'Occupation', occupations, {
      searchable,
      required,
    }),
    employerName: text('Empresa onde trabalha', 'Employer', {
      personal,
      wide,
      check: companyName,
      ...trail('Empregador', 'Employer'),
    }),
    employerDocumentNr: cnpj('CNPJ da empresa onde trabalha', "Employer's CNPJ", {
      personal,
      ...trail('CNPJ do empregador', "Employer's CNPJ"),
    }),
    monthlyIncomeCents: money('Renda mensal', 'Monthly income', { required }),
    incomeTypeId: choice('Origem da renda mensal', 'Source of the monthly income', incomeTypes, {
      ...trail('Origem da renda', 'Source of the income'),
    }),
    additionalIncomeCents: money('Outras rendas', 'Other income'),
    additionalIncomeTypeId: choice('Origem das outras rendas', 'Source of the other income', incomeTypes),
    annualIncomeCents: money('Renda anual', 'Annual income'),
    propertyValueCents: money('Valor do patrimônio', 'Value of assets'),
    isPep: yesNo('É pessoa exposta politicamente (PEP)?', 'Is the client a politically exposed person (PEP)?', {
      required,
      wide,
      ...trail('Pessoa exposta politicamente (PEP)', 'Politically exposed person (PEP)'),
    }),
    hasPepRelatives: yesNo(
      'Tem parente ou pessoa próxima exposta politicamente (PEP)?',
      'Does the client have a politically exposed relative or close associate (PEP)?',
      {
        required,
        wide,
        ...trail(
          'Parente ou pessoa próxima exposta politicamente (PEP)',
          'Politically exposed relative or close associate (PEP)',
        ),
      },
    ),
  }),
  earlierOccupation: part('Profissão anterior', 'Previous occupation', {
    occupationId: choice('Profissão anterior', 'Previous occupation', occupations, { searchable }),
    employerName: text('Empresa onde trabalhava', 'Previous employer', { personal, wide, check: companyName }),
    employerDocumentNr: cnpj('CNPJ da empresa anterior', "Previous employer's CNPJ", { personal }),
    startedOn: date('Início na empresa anterior', 'Start at the previous employer', {
      check: pastDate,
      ...trail('Início', 'Start'),
    }),
    endedOn: date('Saída da empresa anterior', 'End at the previous employer', {
      check: endOfEmployment,
      ...trail('Fim', 'End'),
    }),
  }),
  bank: part('Conta bancária', 'Bank account', {
    bankCode: text('Código do banco', 'Bank code', {
      max: 3,
      required: isSome,
      check: must((code: string) => /^\d{3}$/.test(code), 'bank.codeInvalid'),
      ...trail('Banco', 'Bank'),
    }),
    branchNumber: text('Agência', 'Branch', { max: 10, required: isSome, personal, restricted }),
    accountNumber: text('Conta', 'Account', { max: 20, required: isSome, personal, restricted }),
    accountTypeId: choice('Tipo de conta', 'Type of account', accountTypes, { required: isSome }),
  }),
  references: list(
    'Referências',
    'References',
    {
      name: text('Nome da referência', 'Name of the reference', { required, personal, wide, check: fullName }),
      relationId: choice('Relação com o cliente', 'Relationship to the client', relations, { required }),
      phoneNumber: phone('Telefone da referência', 'Phone of the reference', { required, personal }),
    },
    { max: 5 },
  ),
  ...parties,
});
