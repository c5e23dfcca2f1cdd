/** The first steps of the main journey, shared by many tests. */
import type { ProposalDetail, SavedSimulation, SimulationRequestInput } from '@estrada/endpoints/index';
import { aFilledForm, aPerson, aSellerInfo, type Person, simulationClientOf } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import type { Session, TestApi } from './open-api.ts';

/** A new Onix over 36 months with 30 % down, from the demo's vehicle table. */
export async function aRequest(
  session: Session,
  changes: Partial<SimulationRequestInput> = {},
): Promise<SimulationRequestInput> {
  const vehicleType = changes.assetType ?? 1;
  const { items: models } = await session.ok('listModels', { query: { vehicleType, manufacturerId: 12 } });
  const modelId = models.find((model) => model.name === 'Onix')!.id;
  const { items: versions } = await session.ok('listVersions', { query: { vehicleType, modelId } });
  const versionId = versions[0]!.id;
  const { items: years } = await session.ok('listVersionYears', { query: { vehicleType, versionId } });
  const { manufacturerYear, modelYear, referencePriceCents } = years[0]!;
  return {
    personType: 'PF',
    assetType: 1,
    saleType: 'TD',
    state: 'SP',
    manufacturerId: 12,
    modelId,
    versionId,
    manufacturerYear,
    modelYear,
    ...(vehicleType === 2 ? { mileage: 40_000 } : {}),
    financeTypeId: 1,
    vehicleValueCents: referencePriceCents,
    entryValueCents: Math.round(referencePriceCents * 0.3),
    terms: [24, 36, 48],
    ...changes,
  };
}

export async function aSavedSimulation(
  session: Session,
  person: Person = aPerson(1),
  changes: Partial<SimulationRequestInput> = {},
): Promise<SavedSimulation> {
  return session.ok('saveSimulation', {
    query: { dealerId: session.activeDealerId },
    body: { client: simulationClientOf(person), request: await aRequest(session, changes), selectedTerm: 36 },
  });
}

export async function anOpenProposal(
  session: Session,
  person: Person = aPerson(1),
  changes: Partial<SimulationRequestInput> = {},
): Promise<ProposalDetail> {
  const simulation = await aSavedSimulation(session, person, changes);
  return session.ok('submitProposal', { query: {}, body: { simulationId: simulation.id, term: 36 } });
}

/** An activated contract of the person, who has thus paid the registration fee. */
export async function aPaidContract(api: TestApi, session: Session, person: Person): Promise<void> {
  const { id } = await anOpenProposal(session, person);
  await api.database.db.execute(sql`update proposals set status = 'AV' where id = ${id}`);
}

/** Created, filled in, authorised: ready to be sent. */
export async function aCompleteProposal(
  session: Session,
  person: Person = aPerson(1),
  changes: Partial<SimulationRequestInput> = {},
): Promise<ProposalDetail> {
  const proposal = await anOpenProposal(session, person, changes);
  return session.ok('updateProposal', {
    params: { id: proposal.id },
    body: {
      version: proposal.version,
      client: aFilledForm(person),
      vehicleAdditionalInfo: aSellerInfo(),
      authorization: { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' },
    },
  });
}

/** Sends a complete proposal. */
export const sendProposal = (session: Session, proposal: ProposalDetail, headers: Record<string, string> = {}) =>
  session.call('submitProposal', {
    query: { send: 'true' },
    body: { id: proposal.id, version: proposal.version },
    headers,
  });
