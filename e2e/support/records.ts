import type { ProposalDetail, SavedSimulation, SimulationRequestInput } from '@estrada/endpoints/index';
import {
  aFilledForm,
  aSellerInfo,
  type Company,
  type Person,
  simulationClientOf,
  simulationCompanyOf,
} from '@estrada/testkit/index';
import type { ApiSession } from './api.ts';

const chevrolet = 12;
const termMonths = 36;

/** Saves a simulation of a new Onix over 36 months with 30 % down. */
export async function saveSimulation(
  api: ApiSession,
  person: Person,
  request: Partial<SimulationRequestInput> = {},
): Promise<SavedSimulation> {
  return save(api, simulationClientOf(person), { ...(await onixRequest(api)), ...request });
}

const save = (
  api: ApiSession,
  client: ReturnType<typeof simulationClientOf | typeof simulationCompanyOf>,
  request: SimulationRequestInput,
) =>
  api.ok('saveSimulation', {
    query: { dealerId: api.dealerId },
    body: { client, request, selectedTerm: termMonths },
  });

/** Creates a proposal of a new Onix; its client form contains only the simulation's data. */
export async function openProposal(
  api: ApiSession,
  person: Person,
  request: Partial<SimulationRequestInput> = {},
): Promise<ProposalDetail> {
  return propose(api, await saveSimulation(api, person, request));
}

/** The same of a company. */
export async function openCompanyProposal(api: ApiSession, company: Company): Promise<ProposalDetail> {
  const request = { ...(await onixRequest(api)), personType: 'PJ' as const };
  return propose(api, await save(api, simulationCompanyOf(company), request));
}

const propose = (api: ApiSession, { id }: SavedSimulation) =>
  api.ok('submitProposal', { query: {}, body: { simulationId: id, term: termMonths } });

/**
 * Creates a proposal and fills in everything that sending requires.
 *
 * @param marks of the vehicle, where they are known already
 * @param request further choices: products
 */
export async function fillProposal(
  api: ApiSession,
  person: Person,
  marks: { chassis?: string } = {},
  request: Partial<SimulationRequestInput> = {},
): Promise<ProposalDetail> {
  const { id, version } = await openProposal(api, person, request);
  const authorization = { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' };
  const body = {
    version,
    client: aFilledForm(person),
    vehicleAdditionalInfo: { ...aSellerInfo(), ...marks },
    authorization,
  };
  return api.ok('updateProposal', { params: { id }, body });
}

/** Creates, fills in and sends a proposal; the credit engine decides later. */
export async function sendProposal(
  api: ApiSession,
  person: Person,
  marks: { chassis?: string } = {},
  request: Partial<SimulationRequestInput> = {},
): Promise<ProposalDetail> {
  const { id, version } = await fillProposal(api, person, marks, request);
  return api.ok('submitProposal', { query: { send: 'true' }, body: { id, version } });
}

async function onixRequest(api: ApiSession): Promise<SimulationRequestInput> {
  const { items: models } = await api.ok('listModels', { query: { vehicleType: 1, manufacturerId: chevrolet } });
  const modelId = models.find(({ name }) => name === 'Onix')?.id ?? 0;
  const { items: versions } = await api.ok('listVersions', { query: { vehicleType: 1, modelId } });
  const versionId = versions[0]?.id ?? 0;
  const { items: years } = await api.ok('listVersionYears', { query: { vehicleType: 1, versionId } });
  const [year] = years;
  if (!year) throw new Error('The demo has no new Onix.');
  return {
    personType: 'PF',
    assetType: 1,
    saleType: 'TD',
    state: 'SP',
    manufacturerId: chevrolet,
    modelId,
    versionId,
    manufacturerYear: year.manufacturerYear,
    modelYear: year.modelYear,
    financeTypeId: 1,
    vehicleValueCents: year.referencePriceCents,
    entryValueCents: Math.round(year.referencePriceCents * 0.3),
    terms: [24, termMonths, 48],
  };
}
