import type * as z from 'zod/mini';
import { isCalendarDate } from '../../calendar/index.ts';
import type { EnumerationRow } from '../../enumerations/enumeration.ts';
import { fuelTypes, genders, maritalStatuses, occupations, personTypes, relations } from '../../enumerations/index.ts';
import { DomainError, type FieldProblem } from '../../errors/domain-error.ts';
import {
  anyDocument,
  choice,
  closedChoice,
  cpf,
  date,
  email,
  group,
  list,
  mobile,
  money,
  part,
  rowsOf,
  text,
  yesNo,
  zip,
} from '../../forms/declare.ts';
import { missing, normalised } from '../../forms/rows.ts';
import { must, type Row, type Values } from '../../forms/ui.ts';
import {
  isAccount,
  isBank,
  isBirthDate,
  isBranch,
  isChassis,
  isCompanyName,
  isFullName,
  isPlate,
  isRenavam,
} from '../../people/index.ts';
import {
  autoCoverages,
  type CommercialCategory,
  commercialCategories,
  type InsuranceCode,
  protectionCoverages,
} from '../../products/index.ts';
import { type MessageKey, messages } from '../../validation/messages.ts';
import { carCoverages, deductibles, trackingDevices } from '../car-insurance.ts';

const required = true;
const personal = true;
const wide = true;
type Today = { today: Temporal.PlainDate };
type Assured = { personType?: unknown };
const isPerson = ({ personType }: Assured) => personType !== 'PJ';
const isCompany = (assured: Assured) => !isPerson(assured);

/** The choices of an object of texts, by its keys. */
const choicesOf = <Key extends string>(texts: Readonly<Record<Key, { pt: string; en: string }>>) =>
  (Object.keys(texts) as Key[]).map((id) => ({ id, pt: texts[id].pt, en: texts[id].en }));

const bornBefore = (value: string, { today }: Today) => (isBirthDate(value, today) ? undefined : 'birthDate.invalid');
const nameOf = (value: string, { group: assured }: { group: Assured }) => {
  if (isCompany(assured)) return isCompanyName(value) ? undefined : ('companyName.invalid' as const);
  return isFullName(value) ? undefined : ('fullName.invalid' as const);
};
const dayOf = (value: string) => (isCalendarDate(value) ? Temporal.PlainDate.from(value) : undefined);
const notAfterToday = (value: string, { today }: Today) => {
  const day = dayOf(value);
  return day && Temporal.PlainDate.compare(day, today) <= 0 ? undefined : 'date.invalid';
};
const notBeforeToday = (value: string, { today }: Today) => {
  const day = dayOf(value);
  return day && Temporal.PlainDate.compare(day, today) >= 0 ? undefined : 'date.invalid';
};
const monthsChoice = (months: number) => ({ id: months, pt: `${months} meses`, en: `${months} months` });
const deductibleChoices = deductibles.map(({ percent, type }) => ({ id: percent, pt: type.pt, en: type.en }));
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const carUses = (Object.keys(commercialCategories).map(Number) as CommercialCategory[]).map((id) => ({
  id,
  pt: capitalised(commercialCategories[id].pt),
  en: capitalised(commercialCategories[id].en),
}));
/** Cover of car insurance beside the vehicle. */
const furtherCoverages = [
  { id: 'MATERIAL', pt: 'Danos materiais a terceiros', en: "Damage to others' property" },
  { id: 'BODILY', pt: 'Danos corporais a terceiros', en: 'Bodily injury of others' },
  { id: 'MORAL', pt: 'Danos morais a terceiros', en: 'Moral damage to others' },
  { id: 'PASSENGERS', pt: 'Acidentes pessoais de passageiros', en: 'Personal accidents of passengers' },
] as const satisfies readonly EnumerationRow<string>[];
const bare = (value: string) => value.replace(/[\s.-]/g, '').toUpperCase();

/** Where an insured person or company receives the policy. */
const address = group('Endereço', 'Address', {
  zipCode: zip('CEP', 'Postal code (CEP)', {
    required,
    addressAt: { street: 'street', number: 'number', neighborhood: 'district', state: 'state', city: 'city' },
  }),
  street: text('Logradouro', 'Street', { required, personal, wide }),
  number: text('Número', 'Number', { max: 10, required, personal }),
  complement: text('Complemento', 'Address line 2', { max: 60, personal }),
  district: text('Bairro', 'Neighbourhood', { required }),
  city: text('Cidade', 'City', { required }),
  state: text('UF', 'State', { max: 2, required, clean: bare }),
});

/** Questions about the assured of car insurance alone. */
const forCar = {
  isMainDriver: yesNo('O segurado é o condutor principal?', 'Is the assured the main driver?', {
    required: isPerson,
    when: isPerson,
  }),
  isOwner: yesNo('O segurado é o dono do veículo?', 'Is the assured the owner of the vehicle?', { required }),
};

/** The insured person or company. */
const assuredFields = {
  personType: closedChoice('Tipo de pessoa', 'Type of person', personTypes, { required }),
  identification: anyDocument('CPF ou CNPJ', 'CPF or CNPJ', { required }),
  name: text('Nome ou razão social', 'Name or company name', { required, personal, wide, check: nameOf }),
  socialName: text('Nome social', 'Social name', { personal, when: isPerson }),
  birthDate: date('Data de nascimento', 'Birth date', { required, personal, when: isPerson, check: bornBefore }),
  gender: choice('Gênero', 'Gender', genders, { required, when: isPerson }),
  maritalId: choice('Estado civil', 'Marital status', maritalStatuses, { required, when: isPerson }),
  occupation: choice('Profissão', 'Occupation', occupations, { when: isPerson, searchable: true }),
  monthlyIncome: money('Renda ou faturamento mensal', 'Monthly income or revenue'),
  phone: mobile('Celular', 'Mobile', { required, personal }),
  email: email('E-mail', 'E-mail', { required, personal }),
  confirmEmail: email('Confirme o e-mail', 'Confirm the e-mail', {
    required,
    personal,
    check: (value: string, { group: typed }: { group: { email?: unknown } }) =>
      value === String(typed.email ?? '').trim() ? undefined : 'email.different',
  }),
  foreign: yesNo('É estrangeiro?', 'Is a foreigner?', { when: isPerson }),
  exposedPerson: yesNo('É pessoa exposta politicamente?', 'Is a politically exposed person?', {
    required: isPerson,
    when: isPerson,
  }),
  address,
};

type Sections = { assured?: { isMainDriver?: unknown; isOwner?: unknown; personType?: unknown } };
const drivesAnother = ({ assured }: Sections) => assured?.isMainDriver === false || assured?.personType === 'PJ';
const isOwnedByAnother = ({ assured }: Sections) => assured?.isOwner === false;

/** A person beside the assured: who mostly drives the car, or whose it is. */
const otherPerson = (who: { pt: string; en: string }) => ({
  relationalTypeCode: choice(
    `Relação do ${who.pt} com o segurado`,
    `Relation of the ${who.en} to the assured`,
    relations,
    {
      required,
    },
  ),
  name: text(`Nome do ${who.pt}`, `Name of the ${who.en}`, {
    required,
    personal,
    wide,
    check: must(isFullName, 'fullName.invalid'),
  }),
  identification: cpf(`CPF do ${who.pt}`, `CPF of the ${who.en}`, { required }),
  birthDate: date(`Nascimento do ${who.pt}`, `Birth date of the ${who.en}`, { required, personal, check: bornBefore }),
  gender: choice(`Gênero do ${who.pt}`, `Gender of the ${who.en}`, genders, { required }),
  maritalId: choice(`Estado civil do ${who.pt}`, `Marital status of the ${who.en}`, maritalStatuses, { required }),
  zipCode: zip(`CEP do ${who.pt}`, `Postal code of the ${who.en}`, { required }),
});

type Debit = { bank?: unknown; branch?: unknown };
const bankOf = ({ bank }: Debit): string => String(bank ?? '').trim();
const isDebit = ({ paymentTypeCode }: { paymentTypeCode?: unknown }) => paymentTypeCode === 'BANK_DEBIT';
const isInInstalments = ({ paymentTypeCode }: { paymentTypeCode?: unknown }) =>
  paymentTypeCode !== 'FINANCED' && paymentTypeCode !== undefined;
const isOfAnother = ({ isThirdAccountHolder }: { isThirdAccountHolder?: unknown }) => isThirdAccountHolder === true;
const mayDiffer = (payment: { paymentTypeCode?: unknown }) =>
  isDebit(payment) || payment.paymentTypeCode === 'AUTOMATIC_PIX';

/** How a premium is paid; the insurer says which of them it takes. */
export const premiumPayments = [
  { id: 'FINANCED', pt: 'No financiamento', en: 'With the loan' },
  { id: 'BROKER_PAGE', pt: 'Cartão, na página da seguradora', en: "Card, on the insurer's page" },
  { id: 'BANK_DEBIT', pt: 'Débito em conta', en: 'Bank debit' },
  { id: 'AUTOMATIC_PIX', pt: 'Pix Automático', en: 'Automatic Pix' },
  { id: 'BILL', pt: 'Boleto', en: 'Bank bill' },
] as const satisfies readonly EnumerationRow<string>[];
export type PremiumPayment = (typeof premiumPayments)[number]['id'];

const paymentFields = {
  paymentTypeCode: closedChoice('Forma de pagamento do prêmio', 'How the premium is paid', premiumPayments, {
    required,
  }),
  installmentNumber: text('Número de parcelas', 'Number of instalments', {
    max: 2,
    required: isInInstalments,
    when: isInInstalments,
    check: must((value: string) => /^([1-9]|1[0-2])$/.test(value), 'number.outOfRange'),
  }),
  isThirdAccountHolder: yesNo('A conta é de outra pessoa?', 'Does the account belong to another person?', {
    required: mayDiffer,
    when: mayDiffer,
  }),
  holderName: text('Nome do titular da conta', 'Name of the account holder', {
    required,
    personal,
    wide,
    when: isOfAnother,
  }),
  holderDocument: anyDocument('CPF ou CNPJ do titular', 'CPF or CNPJ of the holder', { required, when: isOfAnother }),
  holderConsent: yesNo('O titular autorizou o débito?', 'Has the holder authorised the debit?', {
    required,
    when: isOfAnother,
    check: must((value: boolean) => value, 'accountHolder.consent'),
  }),
  bank: text('Código do banco', 'Bank code', {
    max: 3,
    required,
    when: isDebit,
    check: must(isBank, 'bank.codeInvalid'),
  }),
  branch: text('Agência, com dígito se houver', 'Branch, with its check digit if any', {
    max: 7,
    required,
    when: isDebit,
    clean: bare,
    check: (value: string, { group: debit }: { group: Debit }) =>
      isBranch(value, bankOf(debit)) ? undefined : 'bankAccount.branch',
  }),
  account: text('Conta com dígito', 'Account with check digit', {
    max: 14,
    required,
    personal,
    when: isDebit,
    clean: bare,
    check: (value: string, { group: debit }: { group: Debit }) =>
      isAccount(value, { bank: bankOf(debit), branch: bare(String(debit.branch ?? '')) })
        ? undefined
        : 'bankAccount.account',
  }),
};

const vehicleConditions = [
  { id: 1, pt: 'Novo', en: 'New' },
  { id: 2, pt: 'Usado', en: 'Used' },
] as const satisfies readonly EnumerationRow<number>[];

/** The insured vehicle; a new one has no plate and Renavam before its registration. */
const vehicleFields = {
  plate: text('Placa', 'Plate', { max: 10, personal, clean: bare, check: must(isPlate, 'plate.invalid') }),
  vin: text('Chassi', 'Chassis number', {
    max: 20,
    required,
    personal,
    clean: bare,
    check: must(isChassis, 'chassis.invalid'),
  }),
  renavam: text('Renavam', 'Renavam', { max: 14, personal, clean: bare, check: must(isRenavam, 'renavam.invalid') }),
  vehicleLabel: text('Veículo', 'Vehicle', { required, wide }),
  assetType: choice('Novo ou usado', 'New or used', vehicleConditions, { required }),
  modelYear: text('Ano do modelo', 'Model year', {
    max: 4,
    required,
    check: must((value: string) => /^(19[5-9]|20[0-9])[0-9]$/.test(value), 'number.outOfRange'),
  }),
  fuelType: choice('Combustível', 'Fuel', fuelTypes, { required }),
  vehicleValue: money('Valor do veículo', 'Vehicle amount', { required }),
};
const mileage = {
  mileage: text('Quilometragem', 'Mileage', {
    max: 7,
    required,
    clean: (value: string) => value.replace(/[.\s]/g, ''),
    check: must((value: string) => /^\d{1,6}$/.test(value), 'number.invalid'),
  }),
};
/** The invoice of a new vehicle, by which the warranty begins. */
const invoice = {
  fiscalNote: text('Número da nota fiscal', 'Invoice number', { max: 20 }),
  saleDate: date('Data da venda', 'Sale date', { required, check: notAfterToday }),
};

type Previous = { hasPreviousInsurance?: unknown };
const wasInsured = ({ hasPreviousInsurance }: Previous) => hasPreviousInsurance === true;

/** The cover of car insurance, and what its price depends on. */
const carDetails = {
  coverage: closedChoice(
    'Cobertura',
    'Coverage',
    autoCoverages.map((id) => ({ id, ...carCoverages[id].name })),
    { required },
  ),
  deductible: choice('Franquia', 'Deductible', deductibleChoices, { required }),
  term: choice('Vigência em meses', 'Cover in months', [12, 24, 36, 48, 60].map(monthsChoice), { required }),
  initialDate: date('Início da vigência', 'Start of cover', { required, check: notBeforeToday }),
  commercialCategory: choice('Uso do veículo', 'Use of the vehicle', carUses, { required }),
  useTheVehicleForBusinessPurposes: yesNo('Usa o veículo para trabalho ou entregas?', 'Used for work or deliveries?', {
    required,
  }),
  hasYoungDriver: yesNo('Alguém de 18 a 25 anos dirige o veículo?', 'Does anyone aged 18 to 25 drive it?', {
    required,
  }),
  hasExtendInsurance: yesNo('Quer cobrir outros condutores?', 'Cover other drivers?', { required }),
  trackingDevice: closedChoice('Rastreador', 'Tracking device', choicesOf(trackingDevices), { required }),
  hasPreviousInsurance: yesNo('Tem seguro deste veículo hoje?', 'Is the vehicle insured today?', { required }),
  previousInsurance: part(
    'Seguro atual',
    'Present insurance',
    {
      insurer: text('Seguradora atual', 'Present insurer', { required }),
      policy: text('Número da apólice atual', 'Number of the present policy', { max: 30, required }),
      endsOn: date('Fim da vigência atual', 'End of the present cover', { required }),
    },
    { when: wasInsured },
  ),
  bonus: choice(
    'Classe de bônus',
    'No-claims class',
    Array.from({ length: 11 }, (_, id) => ({ id, pt: `${id}`, en: `${id}` })),
    {
      required,
      initial: '0',
    },
  ),
  sinister: yesNo('Teve sinistro nos últimos 12 meses?', 'A claim in the last 12 months?', { required }),
  taxIsent: yesNo('Comprado com isenção de impostos?', 'Bought exempt from taxes?', { required }),
  blindagem: yesNo('O veículo é blindado?', 'Is the vehicle armoured?', { required }),
  gas: yesNo('Tem kit GNV?', 'Is it fitted with a gas kit?', { required }),
  damages: list(
    'Danos a terceiros e passageiros',
    'Damage to others and passengers',
    {
      coverageCode: closedChoice('Cobertura adicional', 'Further coverage', furtherCoverages, { required }),
      amount: money('Importância segurada', 'Insured amount', { required }),
    },
    { max: furtherCoverages.length },
  ),
};

const protectionDetails = {
  coverage: closedChoice('Cobertura', 'Coverage', choicesOf(protectionCoverages), { required }),
  term: choice('Vigência em meses', 'Cover in months', [12, 24, 36, 48, 60, 72].map(monthsChoice), { required }),
};
/** Of mechanical protection after the sale: its cover begins when the manufacturer's warranty ends. */
const warranty = {
  startWarrantyDate: date('Fim da garantia de fábrica', "End of the manufacturer's warranty", {
    required,
    check: notBeforeToday,
  }),
};
const loanDetails = {
  term: choice('Prazo em meses', 'Term in months', [12, 18, 24, 30, 36, 42, 48, 54, 60].map(monthsChoice), {
    required,
  }),
  financedValue: money('Valor financiado', 'Financed amount', { required }),
};
const lifeDetails = {
  ...loanDetails,
  isHealthy: yesNo(
    'O segurado declara estar em boas condições de saúde e em plena atividade?',
    'Does the assured declare to be in good health and at work?',
    { required, wide },
  ),
};

/** A kind of wizard: products that ask the same. */
const insuranceWizards = {
  SEGURO_AUTO: {
    assured: group('Segurado', 'Assured', { ...assuredFields, ...forCar }),
    mainDriver: part('Condutor principal', 'Main driver', otherPerson({ pt: 'condutor', en: 'driver' }), {
      when: drivesAnother,
    }),
    owner: part('Proprietário', 'Owner', otherPerson({ pt: 'proprietário', en: 'owner' }), { when: isOwnedByAnother }),
    vehicle: group('Veículo', 'Vehicle', vehicleFields),
    details: group('Dados do seguro', 'Insurance details', carDetails),
    payment: group('Pagamento', 'Payment', paymentFields),
  },
  PMC: {
    assured: group('Segurado', 'Assured', assuredFields),
    vehicle: group('Veículo', 'Vehicle', { ...vehicleFields, ...mileage, ...invoice }),
    details: group('Dados do seguro', 'Insurance details', protectionDetails),
    payment: group('Pagamento', 'Payment', paymentFields),
  },
  PMC_DAY_2: {
    assured: group('Segurado', 'Assured', assuredFields),
    vehicle: group('Veículo', 'Vehicle', { ...vehicleFields, ...mileage }),
    details: group('Dados do seguro', 'Insurance details', { ...protectionDetails, ...warranty }),
    payment: group('Pagamento', 'Payment', paymentFields),
  },
  GAP: {
    assured: group('Segurado', 'Assured', assuredFields),
    vehicle: group('Veículo', 'Vehicle', { ...vehicleFields, ...invoice }),
    details: group('Dados do seguro', 'Insurance details', loanDetails),
    payment: group('Pagamento', 'Payment', paymentFields),
  },
  CHEV_PLUS: {
    assured: group('Segurado', 'Assured', assuredFields),
    vehicle: group('Veículo', 'Vehicle', vehicleFields),
    details: group('Dados do seguro', 'Insurance details', loanDetails),
    payment: group('Pagamento', 'Payment', paymentFields),
  },
  LIFE: {
    assured: group('Segurado', 'Assured', assuredFields),
    details: group('Dados do seguro', 'Insurance details', lifeDetails),
    payment: group('Pagamento', 'Payment', paymentFields),
  },
  PPI: {
    assured: group('Segurado', 'Assured', assuredFields),
    details: group('Dados do seguro', 'Insurance details', {
      ...lifeDetails,
      planCode: text('Plano', 'Plan', { max: 40, required }),
    }),
    payment: group('Pagamento', 'Payment', paymentFields),
  },
} as const satisfies Record<InsuranceCode, Record<string, z.core.$ZodType>>;

export const insuranceSections = ['assured', 'mainDriver', 'owner', 'vehicle', 'details', 'payment'] as const;
export type InsuranceSection = (typeof insuranceSections)[number];
/** The values of an insurance proposal by section, as far as they are filled in. */
export type InsuranceAnswers = Partial<Record<InsuranceSection, Readonly<Record<string, unknown>>>>;

const rowsByProduct = Object.fromEntries(
  Object.entries(insuranceWizards).map(([code, shape]) => [code, rowsOf({ shape })]),
) as Record<InsuranceCode, readonly Row[]>;

/** The declared fields of a product's proposal, by section. */
export const insuranceRows = (product: InsuranceCode): readonly Row[] => rowsByProduct[product];

/** Paid with the loan, or apart from it. */
export type InsuranceSaleType = 'AVULSA' | 'FINANCED';

/** Whether a premium may be paid so: with the loan where it is financed, and only there. */
export const isPaymentOf = (saleType: InsuranceSaleType, payment: unknown): boolean =>
  (payment === 'FINANCED') === (saleType === 'FINANCED');

/** A plan of protected instalment that can be chosen. */
export type PlanOption = { readonly planCode: string; readonly name: string };

const withChoices = (row: Row, saleType: InsuranceSaleType, plans: readonly PlanOption[]): Row => {
  if (row.name === 'paymentTypeCode')
    return { ...row, ui: { ...row.ui, options: row.ui.options?.filter(({ id }) => isPaymentOf(saleType, id)) } };
  if (row.name === 'planCode') {
    const options = plans.map(({ planCode, name }) => ({ id: planCode, pt: name, en: name }));
    return { ...row, ui: { ...row.ui, kind: 'choice', options } };
  }
  return { ...row, rows: row.rows.map((one) => withChoices(one, saleType, plans)) };
};

/** The fields as they are filled in: with the payments of the sale type only, and the plans on sale. */
export const insuranceFormRows = (
  product: InsuranceCode,
  saleType: InsuranceSaleType,
  plans: readonly PlanOption[],
): readonly Row[] => rowsByProduct[product].map((row) => withChoices(row, saleType, plans));

/** What sending still requires: missing and invalid fields in the order of the steps. Paths begin with the section. */
export const missingForInsurance = (
  product: InsuranceCode,
  answers: InsuranceAnswers,
  today: Temporal.PlainDate,
): FieldProblem[] => missing(insuranceRows(product), answers, today);

/**
 * A section as it is stored: normalised, without fields that do not apply, and as incomplete as it is.
 *
 * @throws DomainError DOM002 at each field whose value no draft may have, and at a section that the product does not have
 */
export function readInsuranceSection(product: InsuranceCode, section: InsuranceSection, values: Values): Values {
  const schema = (insuranceWizards[product] as Partial<Record<InsuranceSection, z.ZodMiniType>>)[section];
  if (!schema) throw new DomainError('DOM002', { fields: [{ path: section, key: 'value.notAllowed' }] });
  const { data, error } = schema.safeParse(values);
  if (error)
    throw new DomainError('DOM002', {
      fields: error.issues.map(({ path, message }) => ({
        path: [section, ...path].join('.'),
        key: message in messages ? (message as MessageKey) : 'value.notAllowed',
      })),
    });
  const rows = insuranceRows(product).find(({ name }) => name === section)!.rows;
  return normalised(rows, (data ?? {}) as Values);
}

/** The answers with every section that applies normalised: a main driver, say, who is the assured now is left out. */
export const normaliseInsurance = (product: InsuranceCode, answers: InsuranceAnswers): InsuranceAnswers =>
  normalised(insuranceRows(product), answers) as InsuranceAnswers;
