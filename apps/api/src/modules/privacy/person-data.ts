import { businessDay, type CalendarDate } from '@estrada/domain/calendar/index';
import { documentName } from '@estrada/domain/documents/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import { formatDate, formatDocument, formatInstant, formatMoney, formatPhone } from '@estrada/domain/formats/index';
import { isPresent, type Row, type Values } from '@estrada/domain/forms/index';
import { leadStatuses } from '@estrada/domain/leads/index';
import { messageChannels } from '@estrada/domain/messages/index';
import { classifyHold, type Retained, retainedOn } from '@estrada/domain/privacy/index';
import { type ProposalStatus, proposalStatuses } from '@estrada/domain/proposals/index';
import { maskRegistration, registrationRows } from '@estrada/domain/proposals/registration/index';
import type { PersonData } from '@estrada/endpoints/index';
import type { Db } from '../../kernel/database/database.ts';
import { listPages } from '../documents/index.ts';
import { listLeadsOfPerson } from '../leads/index.ts';
import { hasOptOut, listMessagesOfPerson } from '../messages/index.ts';
import { listProposalsOfClient, type ProposalRecord } from '../proposals/index.ts';
import { listConsentsOfPerson } from '../simulation/index.ts';
import { listWebFormsOfPerson } from '../web-form/index.ts';

/** Whose data: a document, and a mailbox that is theirs by proof, for data without a document. */
export type DataOwner = { document: string; verifiedEmail: string | null };

/** Everything that is held of a person. */
export async function gatherPersonData(db: Db, owner: DataOwner) {
  const proposals = await listProposalsOfClient(db, owner.document);
  const leads = await listLeadsOfPerson(db, owner);
  const webForms = await listWebFormsOfPerson(db, { ...owner, leadIds: leads.map(({ id }) => id) });
  const pages: Awaited<ReturnType<typeof listPages>> = [];
  for (const { id } of proposals) pages.push(...(await listPages(db, id)));
  const phones = phonesOf(proposals, leads);
  return {
    proposals,
    leads,
    webForms,
    pages,
    phones,
    consents: await listConsentsOfPerson(db, owner.document),
    messages: await listMessagesOfPerson(db, owner.document),
    hasOptedOut: await hasOptOut(db, phones),
  };
}
export type GatheredData = Awaited<ReturnType<typeof gatherPersonData>>;

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
export const keptOf = ({ proposals, consents, hasOptedOut }: GatheredData, today: CalendarDate): Retained[] =>
  retainedOn(
    {
      proposals: proposals.map(heldProposal),
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
    purposes: { signature: 'Assinatura do contrato', selfie: 'Selfie', documents: 'Documentos' },
  },
  en: {
    registrations: 'Registration',
    proposals: 'Proposals and contracts',
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
    purposes: { signature: 'Signature of the contract', selfie: 'Selfie', documents: 'Documents' },
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
          title: `${say.purposes[purpose]} · ${pickText(messageChannels[channel], language)}`,
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
