import {
  type EnvelopeStatus,
  type SelfieStatus,
  type SignerStatus,
  selfiesProgress,
  signatureProgress,
} from '@estrada/domain/contracts/index';
import { type DocumentKind, type DocumentStatus, documentsBeforeContract } from '@estrada/domain/documents/index';
import type { FieldProblem } from '@estrada/domain/errors/index';
import { repurchasePlan } from '@estrada/domain/proposals/index';
import { currentValues, esign } from '@estrada/domain/settings/index';
import { sql } from 'drizzle-orm';
import { isThere, selectDocumentStates } from '../documents/index.ts';
import { dealers } from '../organization/index.ts';
import { selectSettings } from '../parameters/index.ts';
import { documentFactsOf, fact, type ProposalRecord, proposalLoans, rowSet } from '../proposals/index.ts';
import { isSignedPaper } from './contracts.repository.ts';
import { proposalContracts } from './contracts.tables.ts';
import { esignOffOf } from './esign-off.ts';
import { openFraudSignals } from './fraud-signals/fraud-signal-routes.ts';
import { proposalSelfies } from './selfie/selfie.tables.ts';
import { proposalEnvelopes, proposalSigners } from './signature/signature.tables.ts';

export const documentStates = rowSet<{ kind: DocumentKind; status: DocumentStatus }>('documents', ({ id }) =>
  selectDocumentStates(id),
);
const loans = rowSet<object>('loans', ({ id }) => sql`select 1 from ${proposalLoans} where proposal_id = ${id}`);
const esignSettings = rowSet<{ values: Record<string, unknown> }>('esignSettings', () => selectSettings(esign));
const esignOfDealer = rowSet<{ isOn: boolean }>(
  'esignOfDealer',
  ({ dealerId }) => sql`select esign_enabled as "isOn" from ${dealers} where id = ${dealerId}`,
);

/** The last envelope of a proposal, if it belongs to the contract in force: signatures of another one do not count. */
const lastInForce = (proposalId: string) => sql`
  (select e.* from (select * from ${proposalEnvelopes} where proposal_id = ${proposalId} order by id desc limit 1) e
    join ${proposalContracts} c on c.id = e.contract_id and c.voided_at is null) e`;

export const envelopeInForce = rowSet<{ status: EnvelopeStatus }>(
  'envelopeInForce',
  ({ id }) => sql`select e.status from ${lastInForce(id)}`,
);

export type SignerInForce = {
  name: string;
  status: SignerStatus;
  reason: string | null;
  actedAt: string | null;
  selfie: SelfieStatus | null;
};

/** The signatories of the contract in force, each with the state of their selfie. */
export const signersInForce = rowSet<SignerInForce>(
  'signersInForce',
  ({ id }) => sql`
    select s.name, s.status, s.reason, s.acted_at as "actedAt", f.status as selfie
    from ${lastInForce(id)} join ${proposalSigners} s on s.envelope_id = e.id
    left join ${proposalSelfies} f on f.contract_id = e.contract_id and f.document = s.document
    order by s.place`,
);

type EsignRows = {
  esignSettings: readonly { values: Record<string, unknown> }[];
  esignOfDealer: readonly { isOn: boolean }[];
};

const esignOff = ({ esignSettings: [stored], esignOfDealer: [dealer] }: EsignRows, proposal: ProposalRecord) =>
  esignOffOf(proposal, currentValues(esign, stored?.values ?? null), dealer?.isOn);

/** What the contract of a proposal still requires: chassis, conditions of a repurchase, preceding documents, term. */
function contractProblems(
  proposal: ProposalRecord,
  states: readonly { kind: DocumentKind; status: string }[],
  hasLoan: boolean,
): FieldProblem[] {
  const received = states.filter(isThere).map(({ kind }) => kind);
  const missing = documentsBeforeContract(documentFactsOf(proposal)).filter((kind) => !received.includes(kind));
  return [
    ...(proposal.vehicleAdditionalInfo.chassis
      ? []
      : [{ path: 'vehicleAdditionalInfo.chassis', key: 'contract.noChassis' as const }]),
    ...(proposal.financeTypeId === repurchasePlan && !proposal.repurchase
      ? [{ path: 'repurchase', key: 'contract.noRepurchase' as const }]
      : []),
    ...missing.map((kind) => ({ path: `documents.${kind}`, key: 'contract.noDocument' as const })),
    ...(hasLoan ? [] : [{ path: 'simulation', key: 'contract.noSchedule' as const }]),
  ];
}

/** The facts of the contract that the moves of a proposal need. */
export const contractFacts = {
  contractProblems: fact({ documentStates, loans }, (read, proposal) =>
    contractProblems(proposal, read.documentStates, read.loans.length > 0),
  ),
  esignOffAt: fact({ esignSettings, esignOfDealer }, esignOff),
  isElectronicSignature: fact({ esignSettings, esignOfDealer }, (read, proposal) => esignOff(read, proposal) === null),
  signature: fact({ envelopeInForce }, ({ envelopeInForce: [envelope] }) =>
    signatureProgress(envelope?.status ?? null),
  ),
  selfie: fact({ signersInForce }, (read) => selfiesProgress(read.signersInForce.map(({ selfie }) => selfie))),
  openFraudSignals: fact({ openFraudSignals }, (read) => read.openFraudSignals.length),
  signatureRefusal: fact({ envelopeInForce, signersInForce }, (read) => {
    if (read.envelopeInForce[0]?.status !== 'REFUSED') return null;
    const refused = read.signersInForce.find(({ status }) => status === 'REFUSED');
    return refused ? { name: refused.name, reason: refused.reason } : null;
  }),
  signedPaperUploaded: fact({ documentStates }, (read) => read.documentStates.some(isSignedPaper)),
};
