import { permissionMap } from '@estrada/domain/access/index';
import { combinations, groupCells, type ProfileFlag, profileFlagNames } from '@estrada/domain/parameters/index';
import { selectedOf } from '@estrada/domain/simulation/index';
import type {
  SavedSimulation,
  SessionUser,
  SimulationItem,
  SimulationRequest,
  SimulationResult,
} from '@estrada/endpoints/index';
import { noModules, setPerson } from '@estrada/web/session/session-store.ts';
import type { DealerParameters } from './model/parameters.ts';

export { drawPage } from '@estrada/web/test/draw-page.tsx';

const dealer = { id: '01jd0000000000000000000002', gmfCode: '101', tradingName: 'Serra Veículos', state: 'SP' };
export const simulationId = '01jd0000000000000000000003';

const seller: SessionUser = {
  username: 'ANA.SELLER',
  name: 'Ana Lima',
  email: 'ana@example.com',
  userType: 'DEALER',
  status: 'CONFIRMED',
  groups: [{ groupName: 'seller' }],
  dealers: [dealer],
  gmfCode: dealer.gmfCode,
  dealerDefault: { id: dealer.id },
  activeDealerId: dealer.id,
  permissions: permissionMap(['createPropose']),
  passwordExpireDate: null,
  language: null,
};

/** Logs in a user: a seller with a dealer unless stated otherwise. @param modules those that are on */
export function signIn(part: Partial<SessionUser> = {}, modules: Partial<typeof noModules> = {}): void {
  setPerson({ ...seller, ...part }, { ...noModules, ...modules });
}

/** All rights except these. */
export function viewsWithout(...hidden: ProfileFlag[]): DealerParameters['views'] {
  const flags = profileFlagNames.filter((flag) => !hidden.includes(flag));
  const shown = combinations.filter(({ channel }) => channel === 'CHD');
  const cells = shown.flatMap((combination) => flags.map((flag) => ({ ...combination, flag, isOn: true })));
  return groupCells(cells).map(({ isOn: _, channel: __, financeTypeIds, ...group }) => ({
    ...group,
    financeTypeIds: [...financeTypeIds],
  }));
}

export const parameters: DealerParameters = {
  dealer,
  lender: {
    name: 'Banco do Vale',
    cnpj: '11222333000181',
    email: 'contato@vale.example',
    sacPhone: '08001234567',
    ombudsmanPhone: '08007654321',
    privacyOfficer: 'Helena Duarte Reis',
    otherCharges: '',
    address: 'Rua das Flores, 100',
    city: 'São Paulo',
    uf: 'SP',
    zipCode: '01310100',
    arrearsRateMonthly: '0.01',
    lateFineRate: '0.02',
  },
  defaults: { personType: 'PF', assetType: 1, saleType: 'TD', offerType: 'NAC', state: 'SP', manufacturerId: 12 },
  financeStructures: [
    { id: 2, name: 'Chevrolet Sempre', planTypeName: 'OTHER PLANS', planType: 'OTHER_PLANS', termLimit: 3 },
    { id: 1, name: 'Regular FDU', planTypeName: 'REGULAR', planType: 'REGULAR', termLimit: 3 },
  ],
  views: viewsWithout(),
  ignoreTCC: false,
  fees: [],
};

const gapPremiumCents = 180_000;

/** Figures that depend on the request in a simple way, so that a test can distinguish the requests. */
export function anAnswer(
  request: Pick<SimulationRequest, 'vehicleValueCents' | 'entryValueCents' | 'terms' | 'products'> &
    Partial<Pick<SimulationRequest, 'financeTypeId'>>,
) {
  const terms = request.terms.length > 0 ? request.terms : [24, 36, 48];
  return {
    simulationDate: '2026-11-20',
    limitTerms: 3,
    choiceSpec: [] as SimulationResult['choiceSpec'],
    financeTypeId: request.financeTypeId ?? 1,
    fixedEntryCents: null,
    availableTerms: [12, 24, 36, 48, 60].map((term) => ({
      term,
      rateMonthly: '0.0149',
      tableCode: `REG-${term}`,
      tierCode: null,
    })),
    simulationItems: terms.map((term) => anItem(request, term)),
  };
}

function anItem(
  request: Pick<SimulationRequest, 'vehicleValueCents' | 'entryValueCents' | 'products'>,
  term: number,
): SimulationItem {
  const hasGap = request.products.some(({ code }) => code === 'GAP');
  const netCreditCents = request.vehicleValueCents - request.entryValueCents;
  const financeValueCents = netCreditCents + (hasGap ? gapPremiumCents : 0);
  const installmentCents = Math.round(financeValueCents / term);
  const row = (number: number) => ({
    number,
    dueDate: '2026-12-20',
    paymentCents: installmentCents,
    interestCents: 100 * (term - number),
    principalCents: installmentCents - 100 * (term - number),
    balanceCents: 0,
  });
  return {
    term,
    tableCode: `REG-${term}`,
    sourceTableCode: 'REG',
    tableDescription: 'Regular',
    tierCode: null,
    simulationDate: '2026-11-20',
    effectiveFrom: '2026-01-01',
    validUntil: '2026-12-31',
    rateMonthly: '0.0149000000',
    tableRateMonthly: null,
    rateAnnual: '0.1942053984',
    cetMonthly: '0.0193',
    cetAnnualPct: `2${term / 12}.78`,
    installmentCents,
    lastInstallmentCents: installmentCents,
    balloonCents: 0,
    payments: [{ count: term, amountCents: installmentCents, firstDueDate: '2026-12-20' }],
    choices: {},
    subsidyCents: null,
    leasing: null,
    firstDueDate: '2026-12-20',
    lastDueDate: '2029-11-20',
    iofCents: 0,
    iofExemption: null,
    netCreditCents,
    financeValueCents,
    totalInterestCents: 0,
    totalPaymentsCents: installmentCents * term,
    totalWithEntryCents: installmentCents * term + request.entryValueCents,
    totalWithoutFinancingCents: request.vehicleValueCents + (hasGap ? gapPremiumCents : 0),
    financedItems: [],
    cetComposition: [],
    products: [
      {
        code: 'GAP',
        type: 'Insurance',
        provider: 'ASSURANT',
        premiumCents: gapPremiumCents,
        monthlyCents: Math.round(gapPremiumCents / term),
        isFinanced: true,
        quantity: 1,
        comboId: null,
        quoteId: null,
        option: selectedOf('GAP').option,
        selected: hasGap,
        excludedBy: null,
      },
    ],
    missingProducts: [],
    explanationPt: [],
    explanationEn: [],
    schedule: Array.from({ length: term }, (_, index) => row(index + 1)),
  };
}

const request: SimulationRequest = {
  personType: 'PF',
  assetType: 1,
  saleType: 'TD',
  state: 'SP',
  manufacturerId: 12,
  modelId: 1,
  versionId: 11,
  manufacturerYear: 2026,
  modelYear: 2027,
  financeTypeId: 1,
  vehicleValueCents: 9_640_000,
  entryValueCents: 2_800_000,
  terms: [24, 36, 48],
  products: [],
  choices: {},
  ignoreTCC: false,
};

/** A saved simulation of a complete client. */
export function aSavedSimulation(part: Partial<SavedSimulation> = {}): SavedSimulation {
  return {
    id: simulationId,
    version: 1,
    code: 'S100001',
    origin: 'SIMULATOR',
    createdAt: '2026-11-20T14:00:00Z',
    updatedAt: '2026-11-20T14:00:00Z',
    dealer,
    sellerName: 'Ana Lima',
    vehicleLabel: 'Onix 1.0 Turbo · 2026/2027',
    client: {
      document: '52998224725',
      name: 'Marina Alves Souza',
      companyName: null,
      birthDate: '1990-05-20',
      phone: '11987654321',
      email: 'marina@example.com',
      monthlyIncomeCents: 900_000,
      additionalIncomeCents: null,
    },
    request,
    selectedTerm: 36,
    result: anAnswer(request),
    hasExpired: false,
    preApproval: null,
    preApprovalFell: false,
    maskedFields: null,
    proposalId: null,
    ...part,
  };
}

/** A simulation of a plan that requires a choice of the client, saved before it was made. */
export function aSavedPlan(
  financeTypeId: number,
  choiceSpec: SimulationResult['choiceSpec'],
  part: Partial<SimulationRequest> = {},
): SavedSimulation {
  const ofPlan = { ...request, financeTypeId, ...part };
  return aSavedSimulation({ request: ofPlan, result: { ...anAnswer(ofPlan), choiceSpec } });
}
