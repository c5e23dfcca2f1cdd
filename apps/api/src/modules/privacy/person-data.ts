import { businessDay, type CalendarDate } from '@estrada/domain/calendar/index';
import { documentName } from '@estrada/domain/documents/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import { formatDate, formatDocument, formatInstant, formatMoney, formatPhone } from '@estrada/domain/formats/index';
import { isPresent, type Row, type Values } from '@estrada/domain/forms/index';
import { leadStatuses } from '@estrada/domain/leads/index';
import { messageChannels, messagePurposeIds, messagePurposes } from '@estrada/domain/messages/index';
import { classifyHold, type Retained, type RevocableConsent, retainedOn } from '@estrada/domain/privacy/index';
import { type ProposalStatus, proposalStatuses } from '@estrada/domain/proposals/index';
import { maskRegistration, registrationRows } from '@estrada/domain/proposals/registration/index';
import type { PersonData } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { listPages } from '../documents/index.ts';
import { type LeadsOwner, listConsortiumLeadsOfPerson, listLeadsOfPerson } from '../leads/index.ts';
import { hasOptOut, listMessagesOfPerson, optedOutPurposes } from '../messages/index.ts';
import {
  listProposalsOfClient,
  listProposalsOfGuarantor,
  type ProposalRecord,
  proposals as proposalTable,
} from '../proposals/index.ts';
import { listConsentsOfPerson, listSimulationsOfPerson, simulations } from '../simulation/index.ts';
import { listWebFormsOfPerson } from '../web-form/index.ts';

/**
 * Whose data: a document (empty: unknown), and a mailbox and a phone that are theirs by proof, for data without a document.
 */
export type DataOwner = LeadsOwner & { name: string };

/** Everything that is held of a person. */
export async function gatherPersonData(db: Db, owner: DataOwner) {
  const { document } = owner;
  const proposals = document === '' ? [] : await listProposalsOfClient(db, document);
  const guarantees = document === '' ? [] : await listProposalsOfGuarantor(db, document);
  const leads = await listLeadsOfPerson(db, owner);
  const webForms = await listWebFormsOfPerson(db, { ...owner, leadIds: leads.map(({ id }) => id) });
  const pages: Awaited<ReturnType<typeof listPages>> = [];
  for (const { id } of proposals) pages.push(...(await listPages(db, id)));
  const phones = phonesOf(proposals, leads);
  const names = [...new Set([owner.name, ...proposals.map(({ clientName }) => clientName)])];
  const subjectIds = [...leads, ...webForms].map(({ id }) => id);
  return {
    proposals,
    leads,
    webForms,
    pages,
    phones,
    names,
    subjectIds,
    guarantees: guarantees.flatMap((proposal) => {
      const own = ownAsGuarantor(proposal.client, document);
      return own ? [{ proposal, own }] : [];
    }),
    simulations: await listSimulationsOfPerson(db, owner, hasNoProposal),
    consortiumLeads: await listConsortiumLeadsOfPerson(db, { ...owner, phones, names }),
    consents: document === '' ? [] : await listConsentsOfPerson(db, document),
    messages: await listMessagesOfPerson(db, { document, subjectIds }),
    hasOptedOut: await hasOptOut(db, phones),
    revoked: await revokedOf(db, phones, leads),
  };
}

/** A simulation that no proposal refers to: the record of a proposal has rules of its own. */
const hasNoProposal = sql`not exists (select 1 from ${proposalTable} where ${proposalTable.simulationId} = ${simulations.id})`;

/** What a registration has of a guarantor, or of a guarantor's spouse. */
function ownAsGuarantor(client: ProposalRecord['client'], document: string): Values | null {
  for (const { partner, ...guarantor } of client.guarantors ?? []) {
    if (guarantor.cpf === document) return guarantor;
    if (partner?.cpf === document) return partner;
  }
  return null;
}

export type GatheredData = Awaited<ReturnType<typeof gatherPersonData>>;

/** The consents that a person has revoked already. */
async function revokedOf(
  db: Db,
  phones: readonly string[],
  leads: readonly { consentRevokedAt: Date | null }[],
): Promise<RevocableConsent[]> {
  const purposes = await optedOutPurposes(db, phones);
  const hasNoLead = leads.length > 0 && leads.every(({ consentRevokedAt }) => consentRevokedAt !== null);
  return [
    ...(hasNoLead ? (['OFFERS'] as const) : []),
    ...(purposes.length === messagePurposeIds.length ? (['MESSAGES'] as const) : []),
    ...purposes,
  ];
}

/** Every phone that a person is reached by, digits only. */
function phonesOf(proposals: readonly ProposalRecord[], leads: readonly { phone: string }[]): string[] {
  const typed = [
    ...proposals.flatMap(({ client }) => [client.contact?.cellNumber, client.contact?.phoneNumber]),
    ...leads.map(({ phone }) => phone),
  ];
  return [...new Set(typed.map((phone) => phone?.replace(/\D/g, '') ?? ''))].filter((phone) => phone !== '');
}

/** A proposal as its retention is decided. */
export const heldProposal = ({ number, status, contractNumber, updatedAt }: ProposalRecord) => ({
  number,
  status: status as ProposalStatus,
  contractNumber,
  updatedAt: updatedAt.toISOString(),
});

/** What law requires to keep of these data on a day. */
export const keptOf = (
  { proposals, guarantees, consents, hasOptedOut }: GatheredData,
  today: CalendarDate,
): Retained[] =>
  retainedOn(
    {
      proposals: [...proposals, ...guarantees.map(({ proposal }) => proposal)].map(heldProposal),
      consentedOn: consents.map(({ grantedAt }) => businessDay(grantedAt.toISOString())),
      hasOptedOut,
    },
    today,
  );

/** The proposals whose leads and forms are kept: with a contract, or in work. */
export const keptProposalIds = ({ proposals }: GatheredData): string[] =>
  proposals.filter((proposal) => classifyHold(heldProposal(proposal)) !== 'ENDED').map(({ id }) => id);

/** What is held of other people in a client's registration: it is theirs. */
const isOfOthers = ({ name, ui }: Row): boolean => ui.kind === 'list' || name === 'partner' || ui.hidden === true;

function shownValue({ ui }: Row, value: unknown, language: Language): string {
  const text = String(value);
  const option = ui.options?.find(({ id }) => String(id) === text);
  if (option) return pickText(option, language);
  if (typeof value === 'boolean') return pickText(value ? { pt: 'Sim', en: 'Yes' } : { pt: 'Não', en: 'No' }, language);
  if (ui.kind === 'money') return formatMoney(Number(value));
  if (ui.kind === 'date') return formatDate(text);
  if (ui.kind === 'document' && !text.includes('*')) return formatDocument(text);
  if ((ui.kind === 'phone' || ui.kind === 'mobile') && !text.includes('*')) return formatPhone(text);
  return text;
}

type Line = PersonData['sections'][number]['items'][number]['rows'][number];

function linesOf(rows: readonly Row[], values: Values, language: Language): Line[] {
  return rows.flatMap((row): Line[] => {
    const value = values[row.name];
    if (!isPresent(value) || isOfOthers(row)) return [];
    if (row.ui.kind === 'group') return linesOf(row.rows, value as Values, language);
    if (row.ui.technical) return [];
    return [{ label: pickText(row.ui, language), value: shownValue(row, value, language) }];
  });
}

const clientRows = (personType: 'PF' | 'PJ'): readonly Row[] =>
  registrationRows[personType].find(({ name }) => name === 'client')?.rows ?? [];

const guarantorRows = (personType: 'PF' | 'PJ'): readonly Row[] =>
  clientRows(personType).find(({ name }) => name === 'guarantors')?.rows ?? [];

/** As the registration of a client is masked. */
function maskGuarantor(own: Values): Values {
  const registration = { client: { personType: 'PF', guarantors: [own] }, vehicleAdditionalInfo: {} };
  const { client } = maskRegistration(registration as unknown as Parameters<typeof maskRegistration>[0]);
  return { ...client.guarantors?.[0] };
}

/** A registration without the people who are not its client, as it is stored. */
function withoutOthers(rows: readonly Row[], values: Values): Values {
  return Object.fromEntries(
    rows.flatMap((row): [string, unknown][] => {
      const value = values[row.name];
      if (!isPresent(value) || isOfOthers(row)) return [];
      return [[row.name, row.ui.kind === 'group' ? withoutOthers(row.rows, value as Values) : value]];
    }),
  );
}

const words = {
  'pt-BR': {
    registrations: 'Cadastro',
    proposals: 'Propostas e contratos',
    guarantees: 'Garantias a financiamentos de outra pessoa',
    simulations: 'Simulações',
    consortium: 'Interesse em consórcio',
    leads: 'Pedidos de contato',
    webForms: 'Formulários web',
    consents: 'Autorizações',
    messages: 'Mensagens enviadas',
    files: 'Documentos enviados',
    proposal: 'Proposta',
    status: 'Status',
    vehicle: 'Veículo',
    financed: 'Valor financiado',
    contract: 'Contrato',
    created: 'Criada em',
    name: 'Nome',
    phone: 'Telefone',
    email: 'E-mail',
    received: 'Recebido em',
    consentAt: 'Consentimento em',
    revokedAt: 'Consentimento revogado em',
    sent: 'Enviado em',
    notSent: 'Ainda não enviado',
    textVersion: 'Versão do texto',
    kinds: { 'credit-registry': 'Consulta ao SCR e aos birôs de crédito', 'privacy-notice': 'Aviso de privacidade' },
  },
  en: {
    registrations: 'Registration',
    proposals: 'Proposals and contracts',
    guarantees: 'Guarantees for the financing of another person',
    simulations: 'Simulations',
    consortium: 'Interest in a consortium',
    leads: 'Requests for contact',
    webForms: 'Web forms',
    consents: 'Authorisations',
    messages: 'Messages sent',
    files: 'Documents sent',
    proposal: 'Proposal',
    status: 'Status',
    vehicle: 'Vehicle',
    financed: 'Financed amount',
    contract: 'Contract',
    created: 'Created on',
    name: 'Name',
    phone: 'Telephone',
    email: 'E-mail',
    received: 'Received on',
    consentAt: 'Consent on',
    revokedAt: 'Consent revoked on',
    sent: 'Sent on',
    notSent: 'Not sent yet',
    textVersion: 'Version of the text',
    kinds: { 'credit-registry': 'Query of the credit registry and bureaus', 'privacy-notice': 'Privacy notice' },
  },
};

const line = (label: string, value: string | null | undefined): Line[] => (value ? [{ label, value }] : []);

/**
 * The data of a person by subject, in readable lines.
 *
 * @param options.masked identity documents, income and the like are left out or masked, as on the client's page
 */
export function describePersonData(
  data: GatheredData,
  { language, masked }: { language: Language; masked: boolean },
): PersonData {
  const say = words[language];
  const at = (instant: Date) => formatInstant(instant.toISOString());
  const titled = (title: string, items: PersonData['sections'][number]['items']) =>
    items.length === 0 ? [] : [{ title, items }];
  const numberOf = new Map(data.proposals.map(({ id, number }) => [id, number]));
  return {
    sections: [
      ...titled(
        say.registrations,
        data.proposals.map(({ number, personType, client, vehicleAdditionalInfo }) => ({
          title: `${say.proposal} ${number}`,
          rows: linesOf(
            clientRows(personType),
            masked ? maskRegistration({ client, vehicleAdditionalInfo }).client : client,
            language,
          ),
        })),
      ),
      ...titled(
        say.proposals,
        data.proposals.map(({ number, status, vehicleLabel, financeValueCents, contractNumber, createdAt }) => ({
          title: `${say.proposal} ${number}`,
          rows: [
            ...line(say.status, pickText(proposalStatuses[status as ProposalStatus], language)),
            ...line(say.vehicle, vehicleLabel),
            ...line(say.financed, formatMoney(financeValueCents)),
            ...line(say.contract, contractNumber),
            ...line(say.created, at(createdAt)),
          ],
        })),
      ),
      ...titled(
        say.guarantees,
        data.guarantees.map(({ proposal, own }) => ({
          title: `${say.proposal} ${proposal.number}`,
          rows: linesOf(guarantorRows(proposal.personType), masked ? maskGuarantor(own) : own, language),
        })),
      ),
      ...titled(
        say.simulations,
        data.simulations.map(({ code, client, vehicleLabel, createdAt }) => ({
          title: code,
          rows: [
            ...line(say.name, client.name ?? client.companyName),
            ...line(say.phone, client.phone && formatPhone(client.phone)),
            ...line(say.email, client.email),
            ...line(say.vehicle, vehicleLabel),
            ...line(say.created, at(createdAt)),
          ],
        })),
      ),
      ...titled(
        say.consortium,
        data.consortiumLeads.map(({ groupCode, quota, name, phone, email }) => ({
          title: `${groupCode} · ${quota}`,
          rows: [...line(say.name, name), ...line(say.phone, formatPhone(phone)), ...line(say.email, email)],
        })),
      ),
      ...titled(
        say.leads,
        data.leads.map(({ number, name, phone, email, vehicleWanted, status, createdAt, consentAt, ...lead }) => ({
          title: number,
          rows: [
            ...line(say.name, name),
            ...line(say.phone, phone && formatPhone(phone)),
            ...line(say.email, email),
            ...line(say.vehicle, vehicleWanted),
            ...line(say.status, pickText(leadStatuses[status], language)),
            ...line(say.received, at(createdAt)),
            ...line(say.consentAt, consentAt && at(consentAt)),
            ...line(say.revokedAt, lead.consentRevokedAt && at(lead.consentRevokedAt)),
          ],
        })),
      ),
      ...titled(
        say.webForms,
        data.webForms.map(({ number, email, phone, createdAt, sentAt }) => ({
          title: number,
          rows: [
            ...line(say.email, email),
            ...line(say.phone, phone && formatPhone(phone)),
            ...line(say.created, at(createdAt)),
            ...line(say.sent, sentAt ? at(sentAt) : say.notSent),
          ],
        })),
      ),
      ...titled(
        say.consents,
        data.consents.map(({ kind, textVersion, grantedAt }) => ({
          title: say.kinds[kind],
          rows: [...line(say.consentAt, at(grantedAt)), ...line(say.textVersion, textVersion)],
        })),
      ),
      ...titled(
        say.messages,
        data.messages.map(({ purpose, channel, phone, sentAt, requestedAt }) => ({
          title: `${pickText(messagePurposes[purpose], language)} · ${pickText(messageChannels[channel], language)}`,
          rows: [...line(say.phone, formatPhone(phone)), ...line(say.sent, at(sentAt ?? requestedAt))],
        })),
      ),
      ...titled(
        say.files,
        data.pages.map(({ kind, proposalId, sentAt }) => ({
          title: pickText(documentName(kind), language),
          rows: [...line(say.proposal, numberOf.get(proposalId)), ...line(say.sent, at(sentAt))],
        })),
      ),
    ],
  };
}

/** The data of a person as a file that other systems read. */
export function exportPersonData(data: GatheredData, now: Date): object {
  return {
    generatedAt: now.toISOString(),
    registrations: data.proposals.map(({ number, personType, client }) => ({
      proposal: number,
      client: withoutOthers(clientRows(personType), client),
    })),
    proposals: data.proposals.map(
      ({ number, status, vehicleLabel, financeValueCents, termMonths, contractNumber, createdAt }) => ({
        number,
        status,
        vehicle: vehicleLabel,
        financedCents: financeValueCents,
        termMonths,
        contractNumber,
        createdAt,
      }),
    ),
    contactRequests: data.leads.map(
      ({ number, name, document, phone, email, vehicleWanted, status, createdAt, consentAt, consentRevokedAt }) => ({
        number,
        name,
        document,
        phone,
        email,
        vehicleWanted,
        status,
        createdAt,
        consentAt,
        consentRevokedAt,
      }),
    ),
    webForms: data.webForms.map(({ number, personType, client, email, phone, createdAt, sentAt }) => ({
      number,
      email,
      phone,
      createdAt,
      sentAt,
      client: withoutOthers(clientRows(personType), client),
    })),
    guarantees: data.guarantees.map(({ proposal, own }) => ({ proposal: proposal.number, guarantor: own })),
    simulations: data.simulations.map(({ code, client, vehicleLabel, createdAt }) => ({
      code,
      client,
      vehicle: vehicleLabel,
      createdAt,
    })),
    consortiumInterests: data.consortiumLeads.map(({ name, phone, email, groupCode, quota, creditAmountCents }) => ({
      name,
      phone,
      email,
      groupCode,
      quota,
      creditAmountCents,
    })),
    authorisations: data.consents,
    messages: data.messages.map(({ purpose, channel, phone, status, requestedAt, sentAt }) => ({
      purpose,
      channel,
      phone,
      status,
      requestedAt,
      sentAt,
    })),
    documents: data.pages.map(({ kind, fileName, sentAt }) => ({ kind, fileName, sentAt })),
  };
}
