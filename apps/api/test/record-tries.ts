import type { Role } from '@estrada/domain/access/index';
import { addDays } from '@estrada/domain/calendar/index';
import type { EndpointName } from '@estrada/endpoints/index';
import { type RecordName, recordNames } from '@estrada/endpoints/record-names';
import { everySale } from '@estrada/testkit/index';
import { aDealerForm } from './dealer-forms.ts';
import { anOfferForm } from './offer-forms.ts';
import type { Session } from './open-api.ts';

/** The data that the common tests need of a record. */
interface Tried {
  /** the role that changes it */
  role: Role;
  /** a valid form for every number */
  form: (number: number, session: Session) => object | Promise<object>;
  /** the path parameters of one */
  one: (row: TriedRow) => object;
  /** the code of a duplicate, null where no value has to be unique, and a field that is required */
  taken: { code: string | null; field: string };
}

/** A discount of R$ 1.000,00 for every sale. */
export const aRule = (ruleName: string) => ({
  ruleName,
  effectiveFrom: '2027-01-01',
  validUntil: '2027-11-30',
  discountType: 'VALUE',
  discountValue: 1_000_00,
  ...everySale,
});

type RecordNames = Record<'list' | 'read' | 'register' | 'update' | 'disable', EndpointName> & {
  enable?: EndpointName;
};

export type TriedRow = { id: string; version: number; enabled: boolean; can: Record<string, boolean> } & Record<
  string,
  unknown
>;

/** Every record with calls by `recordCalls`; `recordNames` names them. */
export const records: Readonly<Record<Exclude<RecordName, 'User'>, Tried>> = {
  Branch: {
    role: 'admin-internal',
    form: (number) => ({ name: `Regional ${number}`, gmbRegionCode: `R${number}`, gmfRegionCode: String(number) }),
    one: ({ id }) => ({ branchId: id }),
    taken: { code: 'SET003', field: 'gmfRegionCode' },
  },
  Group: {
    role: 'admin-internal',
    form: (number) => ({ groupName: `Grupo ${number}` }),
    one: ({ groupName }) => ({ groupName }),
    taken: { code: 'SET004', field: 'groupName' },
  },
  Dealer: {
    role: 'bit',
    form: (number, session) => aDealerForm(session, number),
    one: ({ id }) => ({ id }),
    taken: { code: 'SET002', field: 'baccode' },
  },
  ConsortiumLead: {
    role: 'consorcio',
    form: (number) => ({
      name: `Ana Lima ${'abcdefghij'.charAt(number % 10)}`,
      phone: `1198765${String(number).padStart(4, '0')}`,
      email: '',
      groupCode: '1042',
      quota: '017',
      creditAmountCents: 8_000_000,
      consortiumStatus: 'INTERESTED',
      bacCode: '210101',
    }),
    one: ({ id }) => ({ id }),
    taken: { code: 'DOM002', field: 'phone' },
  },
  Holiday: {
    role: 'crm',
    form: (number) => ({ day: addDays('2040-01-01', number), holidayName: `Feriado ${number}` }),
    one: ({ id }) => ({ id }),
    taken: { code: 'DOM002', field: 'day' },
  },
  RiskPriceRule: {
    role: 'finance',
    form: (number) => ({
      ruleName: `Regra ${number}`,
      ruleCode: `R-${number}`,
      effectiveFrom: addDays('2027-01-01', number * 10),
      validUntil: addDays('2027-01-05', number * 10),
    }),
    one: ({ id }) => ({ id }),
    taken: { code: 'SET058', field: 'ruleCode' },
  },
  Vap: {
    role: 'finance',
    form: (number) => ({
      code: 'PMC',
      provider: `SEGURADORA ${number}`,
      namePt: '',
      nameEn: '',
      coversPt: 'Motor',
      coversEn: 'Engine',
      notCoveredPt: '',
      notCoveredEn: '',
      servicePhone: '',
      minAmountCents: null,
      maxAmountCents: null,
      maxQuantity: 1,
      isFinanced: true,
      exclusions: ['PMC_DAY_2'],
      saleTypes: ['TD', 'VD'],
      buyerSegments: [],
      financeTypeIds: [],
      minClientAge: null,
      maxClientAge: null,
      maxVehicleAgeYears: 10,
      maxMileageKm: 150_000,
      minVehicleCents: null,
      maxVehicleCents: 40_000_000,
      minTermMonths: 12,
      maxTermMonths: 48,
      priceSource: 'TABLE',
      forPF: true,
      forPJ: true,
      forNew: true,
      forUsed: true,
    }),
    one: ({ id }) => ({ id }),
    taken: { code: 'ADD014', field: 'provider' },
  },
  Colour: {
    role: 'feirao',
    form: (number) => ({ colourName: `Azul ${number}`, colourCode: `A${number}` }),
    one: ({ id }) => ({ id }),
    taken: { code: 'OFF001', field: 'colourName' },
  },
  Offer: {
    role: 'feirao',
    form: (number, session) => anOfferForm(session, { offerName: `Oferta ${number}` }),
    one: ({ id }) => ({ id }),
    taken: { code: 'GOFF000', field: 'offerName' },
  },
  Pathology: {
    role: 'admin-internal',
    form: (number) => ({
      pathologyName: `Patologia ${number}`,
      cid: `Z${String(number).padStart(2, '0')}`,
      driver: 'EITHER',
      taxes: ['IPI'],
    }),
    one: ({ id }) => ({ id }),
    taken: { code: 'PCD002', field: 'pathologyName' },
  },
  PcdExemption: {
    role: 'admin-internal',
    form: (number) => ({
      tax: 'IPVA',
      uf: 'SP',
      effectiveFrom: addDays('2030-01-01', number),
      validUntil: '2031-12-31',
      priceCeilingCents: 100_000_00,
      benefitCeilingCents: 50_000_00,
      rate: '0.04',
      yearsBetween: 3,
      source: 'Lei de exemplo',
      note: '',
      confirmedOn: '',
    }),
    one: ({ id }) => ({ id }),
    taken: { code: 'DOM002', field: 'effectiveFrom' },
  },
  PcdStep: {
    role: 'admin-internal',
    form: (number) => ({
      position: number,
      stepTitle: `Passo ${number}`,
      stepText: 'Pedir o laudo.',
      documents: 'RG e CPF',
      durationDays: 10,
      condition: 'ALWAYS',
    }),
    one: ({ id }) => ({ id }),
    taken: { code: null, field: 'stepTitle' },
  },
  Coupon: {
    role: 'crm',
    form: (number) => ({ ...aRule(`Cupom ${number}`), discountCoupon: `CUPOM-${number}` }),
    one: ({ id }) => ({ id }),
    taken: { code: 'DOM002', field: 'ruleName' },
  },
  Voucher: {
    role: 'crm',
    form: (number) => ({
      ...aRule(`Voucher ${number}`),
      discountVoucher: `VOUCHER-${number}`,
      voucherType: 'MULTIPLE',
      voucherLimit: 100,
    }),
    one: ({ id }) => ({ id }),
    taken: { code: 'DOM002', field: 'ruleName' },
  },
  ProtectedInstalmentPlan: {
    role: 'insurance',
    form: (number) => ({
      planCode: `PPI-${number}`,
      planNamePt: `Plano ${number}`,
      planNameEn: `Plan ${number}`,
      coveredEvents: ['UNEMPLOYMENT'],
      coveredInstalments: 3,
      maxInstalmentCents: 2_000_00,
      waitingDays: 30,
      minAge: 18,
      maxAge: 65,
      effectiveFrom: '2027-01-01',
      validUntil: '2027-12-31',
    }),
    one: ({ id }) => ({ id }),
    taken: { code: 'DOM002', field: 'planCode' },
  },
  AutoCampaign: {
    role: 'insurance',
    form: (number) => ({
      campaignName: `Seguro ${number}`,
      campaignCode: `S-${number}`,
      provider: 'LIBERTY',
      dealerCodes: '',
      // each on days of its own
      effectiveFrom: addDays('2028-01-01', number * 10),
      validUntil: addDays('2028-01-05', number * 10),
      discountShare: '0.15',
    }),
    one: ({ id }) => ({ id }),
    taken: { code: 'InsCampaign-001', field: 'campaignName' },
  },
  PromotionalCoupon: {
    role: 'insurance',
    form: async (number, session) => {
      const { campaigns } = await session.ok('listAutoCampaignOptions');
      return { campaignId: campaigns[0]!.value, couponLimit: number };
    },
    one: ({ id }) => ({ id }),
    // the server makes the code
    taken: { code: null, field: 'couponLimit' },
  },
  Campaign: {
    role: 'finance',
    form: (number) => ({
      campaignName: `Linha ${number}`,
      campaignCode: `L-${number}`,
      modelYear: 2026,
      manufacturerYear: 2026,
    }),
    one: ({ id }) => ({ id }),
    taken: { code: 'SET055', field: 'campaignName' },
  },
};

/** The same as rows: name, calls by their names, and test data. */
export const recordRows = (Object.keys(records) as (keyof typeof records)[]).map((name) => {
  const names: RecordNames = recordNames[name];
  return [name, { ...records[name], names }] as const;
});
