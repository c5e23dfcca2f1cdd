import { currentLegalTexts, firstLegalTexts, type PaperKind, paperKindIds } from '@estrada/domain/contracts/index';
import { consentTexts } from '@estrada/domain/proposals/index';
import { selectedOf } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { exampleSimulation } from '../simulation-sheet.example.ts';
import { planSimulations } from '../simulation-sheet.plans.ts';
import type { Paper } from './paper-data.ts';

const consentTitles = {
  creditRegistry: 'Autorização de consulta ao SCR',
  privacyNotice: 'Aviso de privacidade',
} as const;

const textDay = '2026-01-01';
const currentText = (kind: PaperKind) => ({ body: currentLegalTexts[kind].body, effectiveFrom: textDay });

/** A sample proposal with every possible party: for previews of legal texts, and for tests. */
export function examplePaper(kind: PaperKind = 'CREDIT_CONTRACT'): Paper {
  const simulation = simulationOf(kind);
  const { lender, request, result, selectedTerm } = simulation;
  const item = result.simulationItems.find(({ term }) => term === selectedTerm)!;
  return {
    kind,
    text: currentText(kind),
    isNonNegotiable: false,
    proposalNumber: '100417',
    contractNumber: '70000417',
    edition: 1,
    issuedOn: '2026-11-20',
    lender,
    dealer: {
      tradingName: 'Autovia Paulista',
      companyName: 'Autovia Paulista Veículos Ltda.',
      cnpj: '11222333000181',
      city: 'São Paulo',
      state: 'SP',
    },
    sellerName: 'Júlia Martins',
    clientName: 'Rosana Teles Braga',
    clientDocument: '31572040092',
    client: {
      personType: 'PF',
      document: '31572040092',
      identification: { name: 'Rosana Teles Braga', birthDate: '1988-04-12' },
      relationship: { maritalStatusId: 2, partner: { name: 'Caio Teles Braga', cpf: '52998224725' } },
      address: {
        zipCode: '01310100',
        street: 'Rua das Laranjeiras',
        number: '12',
        neighborhood: 'Centro',
        cityName: 'São Paulo',
        stateId: 'SP',
      },
      contact: { cellNumber: '11987654321', email: 'rosana@cliente.example' },
      occupation: { monthlyIncomeCents: 1_200_000 },
      guarantors: [{ name: 'Otávio Prado Lima', cpf: '11144477735' }],
      attorneys: [],
    },
    vehicle: {
      label: simulation.vehicleLabel,
      chassis: '9BGEA48A0RB100417',
      colour: request.colour ?? null,
      plate: kind === 'DELIVERY_USED' ? 'BRA2E19' : null,
      renavam: kind === 'DELIVERY_USED' ? '00891749020' : null,
      isNew: kind !== 'DELIVERY_USED',
      manufacturerYear: request.manufacturerYear,
      modelYear: request.modelYear,
    },
    vehicleValueCents: request.vehicleValueCents,
    entryValueCents: request.entryValueCents,
    financeTypeId: request.financeTypeId,
    item: kind === 'ADHESION' ? { ...item, products: [exampleProduct] } : item,
    consents: (['creditRegistry', 'privacyNotice'] as const).map((name) => ({
      title: consentTitles[name],
      textVersion: consentTexts[name].version,
      text: consentTexts[name].pt,
      grantedAt: '2026-11-20T13:00:00Z',
      recordedByName: 'Júlia Martins',
    })),
    repurchase:
      kind === 'REPURCHASE'
        ? {
            mileageLimit: 45_000,
            returnOn: item.lastDueDate,
            notes: 'Revisões feitas na rede.',
            text: currentText('REPURCHASE'),
          }
        : null,
  };
}

function simulationOf(kind: PaperKind) {
  if (kind === 'LEASE_CONTRACT') return planSimulations.leasing();
  return kind === 'REPURCHASE' ? planSimulations.repurchase() : exampleSimulation();
}

const exampleProduct: SimulationItem['products'][number] = {
  code: 'GAP',
  type: 'Insurance',
  provider: 'Assurant',
  premiumCents: 120_000,
  monthlyCents: 3_410,
  isFinanced: true,
  quantity: 1,
  comboId: null,
  quoteId: null,
  option: selectedOf('GAP').option,
  selected: true,
  excludedBy: null,
};

/** A company, signed for by its representatives. */
const companyPaper = (): Paper => ({
  ...examplePaper(),
  isNonNegotiable: true,
  clientName: 'Transportes Braga Ltda.',
  clientDocument: '11222333000181',
  client: {
    personType: 'PJ',
    document: '11222333000181',
    name: 'Transportes Braga Ltda.',
    address: { street: 'Rua do Porto', number: '8', cityName: 'Santos', stateId: 'SP' },
    contact: { email: 'frota@braga.example' },
    financialData: { monthlyRevenueCents: 9_000_000 },
    responsibles: [{ role: 'ADMINISTRATOR', name: 'Rosana Teles Braga', documentNr: '31572040092' }],
    representatives: [{ name: 'Rosana Teles Braga', cpf: '31572040092', powersTypeId: 'JOINT' }],
  },
});

const formerPaper = (kind: PaperKind): Paper => ({
  ...examplePaper(kind),
  text: { body: firstLegalTexts[kind], effectiveFrom: textDay },
});

/** Every kind of paper, and a contract with a company. */
export const examplePapers: Readonly<Record<string, () => Paper>> = {
  ...Object.fromEntries(
    paperKindIds
      .filter((kind) => kind !== 'CREDIT_CONTRACT')
      .map((kind) => [kind.toLowerCase(), () => examplePaper(kind)]),
  ),
  // what the texts of contracts from before said
  former_credit_contract: () => formerPaper('CREDIT_CONTRACT'),
  former_lease_contract: () => formerPaper('LEASE_CONTRACT'),
  former_delivery: () => formerPaper('DELIVERY'),
  former_delivery_used: () => formerPaper('DELIVERY_USED'),
  former_proposal: () => formerPaper('PROPOSAL'),
  former_privacy: () => formerPaper('PRIVACY'),
  company: companyPaper,
  smartbuy: () => ({
    ...examplePaper('REPURCHASE'),
    kind: 'CREDIT_CONTRACT',
    text: currentText('CREDIT_CONTRACT'),
  }),
};
