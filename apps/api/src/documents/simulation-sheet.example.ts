import { findFinanceType } from '@estrada/domain/enumerations/index';
import {
  findPlan,
  type OfferLender,
  type PlanChoices,
  type PriceTableRow,
  type QuotedTerm,
  quoteSimulation,
  termFiguresOf,
} from '@estrada/domain/simulation/index';
import type { SavedSimulation, SimulationItem } from '@estrada/endpoints/index';

const today = '2026-11-20';
const priceCents = 12_490_000;
const dates = { effectiveFrom: '2026-11-01', validUntil: '2026-12-31' };
const fees = {
  TCC: { labelPt: 'Tarifa de cadastro (TCC)', labelEn: 'Registration fee (TCC)', amountCents: 95_000 },
  CONTRACT: { labelPt: 'Despesa com registro do contrato', labelEn: 'Contract registration cost', amountCents: 35_000 },
} as const;

/** A saved simulation and its lender. */
export type SheetData = SavedSimulation & { lender: OfferLender };

/** A sample payment plan: the plan, the terms of its table, and the client's choices. */
export type ExamplePlan = {
  financeTypeId: number;
  entryValueCents: number;
  termsMonths: readonly number[];
  choices: PlanChoices;
  table?: Partial<PriceTableRow>;
  /** the trade-in that is part of the entry */
  tradeIn?: SavedSimulation['request']['tradeIn'];
  /** the buyer, beyond the ordinary sale */
  sale?: Pick<SavedSimulation['request'], 'saleType' | 'directSaleTypeId' | 'plateState'>;
};

/** A sample simulation whose figures are computed like real ones; by default with equal monthly instalments. */
export function exampleSimulation(
  plan: ExamplePlan = { financeTypeId: 1, entryValueCents: 3_747_000, termsMonths: [36, 48, 60], choices: {} },
): SheetData {
  const { financeTypeId, entryValueCents, termsMonths, choices, tradeIn, sale } = plan;
  return {
    id: '01jd0000000000000000000001',
    version: 1,
    code: 'SIM-2026-000417',
    origin: 'SIMULATOR',
    createdAt: '2026-11-20T13:00:00Z',
    updatedAt: '2026-11-20T13:00:00Z',
    dealer: { id: '01jd0000000000000000000002', gmfCode: '101', tradingName: 'Autovia Paulista' },
    sellerName: 'Júlia Martins',
    vehicleLabel: 'Chevrolet Tracker Premier 1.2 Turbo 2026/2027',
    client: {
      document: '31572040092',
      name: 'Rosana Teles Braga',
      companyName: null,
      birthDate: '1988-04-12',
      phone: '11987654321',
      email: 'rosana@cliente.example',
      monthlyIncomeCents: 1_200_000,
      additionalIncomeCents: null,
    },
    request: {
      personType: 'PF',
      assetType: 1,
      saleType: 'TD',
      state: 'SP',
      manufacturerId: 12,
      modelId: 1,
      versionId: 1,
      manufacturerYear: 2026,
      modelYear: 2027,
      financeTypeId,
      vehicleValueCents: priceCents,
      entryValueCents,
      terms: [...termsMonths],
      products: [],
      choices: choices as SavedSimulation['request']['choices'],
      ignoreTCC: false,
      ...(tradeIn ? { tradeIn } : {}),
      ...sale,
    },
    selectedTerm: termsMonths[Math.floor(termsMonths.length / 2)]!,
    result: {
      simulationDate: today,
      availableTerms: [],
      limitTerms: 3,
      choiceSpec: [],
      financeTypeId: 1,
      fixedEntryCents: null,
      simulationItems: quoteExample(plan).map((term) => describeTerm(term, financeTypeId)),
    },
    preApproval: null,
    preApprovalFell: false,
    maskedFields: null,
    proposalId: null,
    hasExpired: false,
    lender: {
      name: 'Banco Boa Estrada (demonstração)',
      cnpj: '11222333000181',
      address: 'Avenida das Estradas, 1000',
      city: 'São Paulo',
      uf: 'SP',
      zipCode: '01310100',
      email: 'contato@boaestrada.example',
      sacPhone: '08001234567',
      ombudsmanPhone: '08007654321',
      privacyOfficer: 'Helena Duarte Reis',
      arrearsRateMonthly: '0.01',
      lateFineRate: '0.02',
      otherCharges: '',
    },
  };
}

function quoteExample({
  financeTypeId,
  entryValueCents,
  termsMonths,
  choices,
  table,
  sale,
}: ExamplePlan): readonly QuotedTerm[] {
  return quoteSimulation({
    today,
    financeTypeId,
    personType: 'PF',
    assetType: 1,
    saleType: 'TD',
    modelYear: 2027,
    state: 'SP',
    vehicleValueCents: priceCents,
    entryValueCents,
    terms: termsMonths,
    ignoreTCC: false,
    isEmployee: false,
    choices,
    products: [],
    ...sale,
    priceRows: termsMonths.map((termMonths) => ({ ...tableOf(financeTypeId, termMonths), ...table })),
    feeRows: (['TCC', 'CONTRACT'] as const).map((kind) => ({
      kind,
      state: 'SP',
      baseCents: fees[kind].amountCents,
      clientCents: fees[kind].amountCents,
      dealerCents: 0,
      employeeCents: null,
      ...dates,
    })),
    catalogue: [],
  }).terms;
}

function tableOf(financeTypeId: number, termMonths: number): PriceTableRow {
  const description = findFinanceType(financeTypeId)!.name;
  return {
    id: `table-${termMonths}`,
    tableCode: `T${financeTypeId}-${termMonths}`,
    sourceTableCode: `T${financeTypeId}`,
    description,
    financeTypeId,
    personType: null,
    assetType: 1,
    saleType: 'TD',
    termMonths,
    rateMonthly: '0.01490000',
    minEntryShare: 0,
    maxEntryShare: null,
    campaignCode: null,
    commissionShare: null,
    minRateMonthly: null,
    maxRateMonthly: null,
    maxVehicleAgeYears: null,
    balloonShare: null,
    terms: {},
    targetRateMonthly: null,
    tierCode: null,
    taxType: 'NOT_SUBSIDIZED',
    ...dates,
  };
}

function describeTerm(term: QuotedTerm, financeTypeId: number): SimulationItem {
  const { loan, table, composition, choices, leasing, subsidyCents } = term;
  const plan = findPlan(financeTypeId)!;
  const labels = {
    ...fees,
    netCredit: { labelPt: 'Valor do crédito', labelEn: 'Net credit' },
    iofFinanced: { labelPt: 'IOF financiado', labelEn: 'Financed IOF tax' },
  };
  return {
    ...termFiguresOf(term),
    tableCode: table.tableCode,
    sourceTableCode: table.sourceTableCode,
    tableDescription: table.description,
    tierCode: table.tierCode,
    simulationDate: today,
    effectiveFrom: table.effectiveFrom,
    tableRateMonthly: null,
    rateAnnual: loan.rateAnnual.toFixed(10),
    cetMonthly: loan.cetMonthly.toFixed(10),
    choices: choices as SimulationItem['choices'],
    subsidyCents,
    leasing,
    iofCents: loan.iof.totalCents,
    iofExemption: term.iofExemption && { labelPt: term.iofExemption.pt, labelEn: term.iofExemption.en },
    netCreditCents: loan.netCreditCents,
    financeValueCents: loan.financedTotalCents,
    totalInterestCents: loan.totalInterestCents,
    totalPaymentsCents: loan.sumPaymentsCents,
    totalWithoutFinancingCents: term.totalWithoutFinancingCents,
    financedItems: Object.entries(fees).map(([code, fee]) => ({ code, ...fee })),
    cetComposition: composition.items.map(({ kind, name, amountCents, sharePercent }) => ({
      code: name || kind,
      ...labels[(name || kind) as keyof typeof labels],
      amountCents,
      sharePct: sharePercent.toFixed(2),
    })),
    products: [],
    missingProducts: [],
    explanationPt: [...plan.explain(loan, 'pt-BR', choices), ...(term.iofExemption ? [term.iofExemption.pt] : [])],
    explanationEn: [...plan.explain(loan, 'en', choices), ...(term.iofExemption ? [term.iofExemption.en] : [])],
    schedule: loan.rows.map((row) => ({
      number: row.number,
      dueDate: row.dueDate!,
      paymentCents: row.paymentCents,
      interestCents: row.interestCents,
      principalCents: row.amortizationCents,
      balanceCents: row.balanceCents,
    })),
  };
}
