import { computeLoan, findFinanceType } from '@estrada/domain/simulation/index';
import type { SavedSimulation, SimulationItem } from '@estrada/endpoints/index';

const priceCents = 12_490_000;
const entryCents = 3_747_000;
const fees = [
  { code: 'TCC', labelPt: 'Tarifa de cadastro (TCC)', labelEn: 'Registration fee (TCC)', amountCents: 95_000 },
  { code: 'CONTRACT', labelPt: 'Registro de contrato', labelEn: 'Contract registration', amountCents: 35_000 },
];

/** A made-up simulation whose figures are computed like real ones. */
export function exampleSimulation(): SavedSimulation {
  return {
    id: '01jd0000000000000000000001',
    version: 1,
    code: 'SIM-2026-000417',
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
      financeTypeId: 1,
      vehicleValueCents: priceCents,
      entryValueCents: entryCents,
      terms: [36, 48, 60],
      products: [],
      choices: {},
      ignoreTCC: false,
    },
    selectedTerm: 48,
    result: {
      simulationDate: '2026-11-20',
      availableTerms: [],
      limitTerms: 3,
      choiceSpec: [],
      fixedEntryCents: null,
      simulationItems: [36, 48, 60].map(exampleTerm),
    },
    preApproval: null,
    proposalId: null,
  };
}

function exampleTerm(term: number): SimulationItem {
  const loan = computeLoan({
    vehiclePriceCents: priceCents,
    downPaymentCents: entryCents,
    rateMonthly: 0.0149,
    installments: term,
    releaseDate: '2026-11-20',
    firstDueDate: '2026-12-20',
    feesFinanced: fees.map(({ code, amountCents }) => ({ name: code, amountCents })),
  });
  const plan = findFinanceType(1)!.plan!;
  const share = (cents: number) => ((100 * cents) / loan.financedTotalCents).toFixed(2);
  const parts = [
    { code: 'netCredit', labelPt: 'Valor do crédito', labelEn: 'Net credit', amountCents: loan.netCreditCents },
    ...fees,
    { code: 'iofFinanced', labelPt: 'IOF financiado', labelEn: 'Financed IOF tax', amountCents: loan.iof.totalCents },
  ];
  return {
    term,
    tableCode: 'FDU-01',
    sourceTableCode: 'FDU',
    tableDescription: 'Regular FDU',
    tierCode: 'TR1',
    simulationDate: '2026-11-20',
    effectiveFrom: '2026-11-01',
    validUntil: '2026-11-30',
    rateMonthly: '0.0149',
    rateAnnual: String(loan.rateAnnual),
    cetMonthly: String(loan.cetMonthly),
    cetAnnualPct: loan.cetAnnualPercent.toFixed(2),
    installmentCents: loan.installmentCents,
    lastInstallmentCents: loan.lastPaymentCents,
    balloonCents: 0,
    payments: [{ count: term, amountCents: loan.installmentCents, firstDueDate: loan.rows[0]!.dueDate! }],
    choices: {},
    subsidyCents: null,
    leasing: null,
    firstDueDate: loan.rows[0]!.dueDate!,
    lastDueDate: loan.rows.at(-1)!.dueDate!,
    iofCents: loan.iof.totalCents,
    netCreditCents: loan.netCreditCents,
    financeValueCents: loan.financedTotalCents,
    totalInterestCents: loan.totalInterestCents,
    totalPaymentsCents: loan.sumPaymentsCents,
    totalWithEntryCents: entryCents + loan.sumPaymentsCents,
    financedItems: fees,
    cetComposition: parts.map((part) => ({ ...part, sharePct: share(part.amountCents) })),
    products: [],
    explanationPt: plan.explain(loan, 'pt-BR'),
    explanationEn: plan.explain(loan, 'en'),
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
