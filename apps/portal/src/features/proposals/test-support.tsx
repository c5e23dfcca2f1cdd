import type { ProposalDetail, ProposalRow } from '@estrada/endpoints/index';
import { proposalId } from '@estrada/web/test/draw-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

export { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';

/** Equal payments, in the server's format. */
export const levelPayments = (count: number, cents: number): ProposalRow['payments'] => ({
  runs: [{ count, fromCents: cents, toCents: cents }],
  isInTurn: true,
  finalCents: 0,
});

const formDrawn = () =>
  waitFor(() => {
    if (
      screen.queryByRole('status', { name: 'Carregando a proposta' }) ||
      document.querySelector('form[aria-busy=true]')
    )
      throw new Error('The form is not drawn yet');
  });

/** Waits until the page of a proposal shows its form, which is rendered last. */
export async function proposalDrawn({ number }: ProposalDetail): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: `Proposta ${number}` });
  await formDrawn();
}

/** An action of the page: its primary one, or one of the menu, which is opened for it. */
export async function pageAct(name: string): Promise<HTMLElement> {
  await screen.findByRole('group', { name: 'Ações' });
  const shown = screen.queryByRole('button', { name }) ?? screen.queryByRole('menuitem', { name });
  if (shown) return shown;
  await userEvent.click(screen.getByRole('button', { name: 'Outras ações' }));
  return screen.findByRole('menuitem', { name });
}

/** Opens a folded section of the page, and returns it. */
export async function unfold(name: string) {
  const section = await screen.findByRole('region', { name });
  const summary = section.querySelector('details:not([open]) > summary');
  if (summary) await userEvent.click(summary);
  // browsers report the opening after the click
  await waitFor(() => {
    if (section.querySelector('.fold-card-summary')) throw new Error(`${name} is not open yet`);
  });
  // a folded form is not drawn with the page
  await formDrawn();
  return within(section);
}

const nothingAllowed: ProposalDetail['can'] = {
  edit: false,
  block: false,
  unblock: false,
  send: false,
  delete: false,
  cancel: false,
  answerPendency: false,
  presentConditions: false,
  reanalyse: false,
  decide: false,
  decideConditions: false,
  changeStatus: false,
  recalculate: false,
  clone: false,
  sendClientPage: false,
};

type Person = Extract<ProposalDetail['client'], { personType: 'PF' }>;

/** A natural person with complete data. */
export const completePerson: Person = {
  personType: 'PF',
  document: '52998224725',
  identification: {
    name: 'Marina Alves Souza',
    gender: 'F',
    motherName: 'Helena Alves',
    documentType: 'CNH',
    documentNr: '12345678900',
    birthDate: '1990-05-20',
  },
  relationship: { maritalStatusId: 1 },
  address: {
    zipCode: '01310100',
    street: 'Avenida Paulista',
    number: '1000',
    neighborhood: 'Bela Vista',
    stateId: 'SP',
    cityId: '3550308',
    cityName: 'São Paulo',
  },
  contact: { cellNumber: '11987654321', email: 'marina@example.com' },
  occupation: { occupationId: 2, monthlyIncomeCents: 900_000, isPep: false, hasPepRelatives: false },
};

/** A proposal that its dealer may edit, send, copy and delete. */
export function aProposal(part: Partial<ProposalDetail> = {}): ProposalDetail {
  const base: ProposalDetail = {
    id: proposalId,
    version: 1,
    number: '000123',
    status: 'WO',
    statusReason: null,
    conditions: [],
    nextActor: 'dealer',
    nextActorSince: '2026-11-20T14:00:00Z',
    engineAwaySince: null,
    conditionsAnswer: null,
    offer: null,
    stop: null,
    block: null,
    decisions: [],
    firstDecision: null,
    authority: null,
    rectification: { data: null, values: null },
    rectifiedYears: null,
    missing: [],
    fromSimulation: [],
    maskedFields: null,
    consentRecorded: true,
    can: { ...nothingAllowed, edit: true, send: true, delete: true, clone: true },
    dealer: {
      id: '01jd0000000000000000000002',
      gmfCode: '101',
      tradingName: 'Serra Veículos',
      companyName: 'Serra Veículos Ltda',
      cnpj: '11222333000181',
    },
    sellerName: 'João Lima',
    personType: 'PF',
    client: completePerson,
    vehicleAdditionalInfo: { sellerType: 'D', sellerName: 'Serra Veículos', sellerDocument: '11222333000181' },
    vehicleLabel: 'Onix 1.0 Turbo 2026',
    assetType: 1,
    financeTypeId: 1,
    simulationId: '01jd0000000000000000000003',
    simulationCode: 'S-77',
    vapExemptionApplied: false,
    contractNumber: null,
    repurchase: null,
    isDirectSale: false,
    sale: null,
    vehicleValueCents: 9_640_000,
    entryValueCents: 2_800_000,
    financeValueCents: 7_000_000,
    withoutProducts: null,
    term: 36,
    installmentCents: 267_020,
    payments: levelPayments(36, 267_020),
    balloonCents: 0,
    rateMonthly: '0.0149',
    cetAnnualPct: '25.78',
    iofCents: 231_192,
    financedItems: [],
    tableValidUntil: '2026-12-31',
    srsValidUntil: null,
    proposalDate: '2026-11-20',
    simulationDate: '2026-11-20',
    updatedAt: '2026-11-20T14:00:00Z',
    manualTargets: [],
    timeline: [
      { at: '2026-11-20T14:00:00Z', event: 'open', from: null, to: 'WO', actorName: 'João Lima', reason: null },
    ],
  };
  return { ...base, ...part };
}

/** The same, read-only for the dealer: only the acts in `can` are allowed. */
export function aClosedProposal(status: string, can: Partial<ProposalDetail['can']> = {}): ProposalDetail {
  return aProposal({ status, can: { ...nothingAllowed, ...can } });
}

export function aRow(part: Partial<ProposalRow> = {}): ProposalRow {
  return {
    id: proposalId,
    number: '000123',
    status: 'WO',
    isBlocked: false,
    nextActor: 'dealer',
    nextActorSince: '2026-11-20T14:00:00Z',
    expiresOn: '2026-12-31',
    clientName: 'Marina Alves Souza',
    clientDocumentMasked: '***.982.247-**',
    personType: 'PF',
    vehicleLabel: 'Onix 1.0 Turbo 2026',
    isDirectSale: false,
    financeValueCents: 7_000_000,
    entryValueCents: 2_800_000,
    term: 36,
    cetAnnualPct: '25.78',
    installmentCents: 267_020,
    payments: levelPayments(36, 267_020),
    proposalDate: '2026-11-20',
    updatedAt: '2026-11-20T14:00:00Z',
    tableValidUntil: '2026-12-31',
    simulationDate: '2026-11-20',
    srsValidUntil: null,
    isWithdrawn: false,
    signatureStatus: 'NONE',
    selfieStatus: 'NONE',
    tccExemptionStatus: 'APPLICABLE',
    sellerName: 'João Lima',
    sellerDocumentMasked: null,
    dealerName: 'Serra Veículos',
    unread: 0,
    ...part,
  };
}
