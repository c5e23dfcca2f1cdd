import {
  actsForClient,
  guarantorRoles,
  type PlannedSigner,
  planSigners,
  signatureRoles,
} from '@estrada/domain/contracts/index';
import { formatCpf, formatDocument, formatZip } from '@estrada/domain/formats/index';
import type { OfferLender } from '@estrada/domain/simulation/index';
import type { ProposalClientForm } from '@estrada/endpoints/index';
import type { PaperData } from './paper-data.ts';

type Fact = [label: string, value: string];
/** A signatory, and their role. */
export type Signer = { name: string; document: string | null; role: string };

const joinPresent = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** The client's address in one line. */
export function addressOf({ address = {} }: Pick<ProposalClientForm, 'address'>): string {
  const { street, number, complement, neighborhood, cityName, stateId, zipCode } = address;
  const city = [cityName, stateId].filter(Boolean).join('/');
  return joinPresent(street, number, complement, neighborhood, city, zipCode ? `CEP ${formatZip(zipCode)}` : null);
}

/** The lender's address in one line. */
export const lenderAddress = ({ address, city, uf, zipCode }: OfferLender) =>
  `${address}, ${city}/${uf}, CEP ${formatZip(zipCode)}`;

const personOf = (role: string, name: string | null | undefined, cpf: string | null | undefined): Signer[] =>
  name ? [{ role, name, document: cpf ? formatCpf(cpf) : null }] : [];

/** All parties besides the client: spouse, guarantors with theirs, representatives of a company, attorneys. */
function othersOf({ client, financeTypeId }: Pick<PaperData, 'client' | 'financeTypeId'>): Signer[] {
  const { guarantor, spouse } = guarantorRoles(financeTypeId);
  const guarantors = (client.guarantors ?? []).flatMap(({ name, cpf, partner }) => [
    ...personOf(signatureRoles[guarantor].pt, name, cpf),
    ...personOf(signatureRoles[spouse].pt, partner?.name, partner?.cpf),
  ]);
  const attorneys = (client.attorneys ?? []).flatMap(({ name, cpf }) => personOf('Procurador', name, cpf));
  if (client.personType === 'PF') {
    const { partner } = client.relationship;
    return [...personOf('Cônjuge ou companheiro', partner?.name, partner?.cpf), ...guarantors, ...attorneys];
  }
  const representatives = (client.representatives ?? []).flatMap(({ name, cpf }) =>
    personOf('Representante', name, cpf),
  );
  const responsibles = client.responsibles.flatMap(({ name, documentNr }) => personOf('Responsável', name, documentNr));
  return [...(representatives.length > 0 ? representatives : responsibles), ...guarantors, ...attorneys];
}

/** Those who sign for the debtor: the client in person, or whoever acts for them. */
export const debtorSigners = (data: PaperData): PlannedSigner[] =>
  planSigners(data).filter(({ role }) => actsForClient(role));

/** A line for a signatory of the envelope; whoever acts for the client signs in the client's name. */
function lineOf({ role, name, document }: PlannedSigner, data: PaperData, clientRole: string): Signer {
  const ownRole = signatureRoles[role].pt;
  if (role === 'CLIENT') return { name, document: formatCpf(document), role: clientRole };
  return {
    name,
    document: formatCpf(document),
    role: actsForClient(role) ? `${ownRole} de ${data.clientName} (${clientRole})` : ownRole,
  };
}

/** The lines of those who sign for the client. */
export const clientLines = (data: PaperData, clientRole: string): Signer[] =>
  debtorSigners(data).map((signer) => lineOf(signer, data, clientRole));

/** The signature lines of the contract: the people of the envelope in their order, and the creditor last. */
export function signersOf(data: PaperData, clientRole: string, creditorRole: string): Signer[] {
  return [
    ...planSigners(data).map((signer) => lineOf(signer, data, clientRole)),
    { name: data.lender.name, document: formatDocument(data.lender.cnpj), role: creditorRole },
  ];
}

/** The client, and all other parties of the registration. */
export function partyFacts(data: PaperData, clientRole: string): Fact[] {
  const { client } = data;
  return [
    [clientRole, data.clientName],
    [client.personType === 'PJ' ? 'CNPJ' : 'CPF', formatDocument(data.clientDocument)],
    ['Endereço', addressOf(client) || 'Não informado'],
    ['E-mail', client.contact?.email || 'Não informado'],
    ...othersOf(data).map(({ role, name, document }): Fact => [role, joinPresent(name, document)]),
  ];
}

/** The vehicle with its identifiers. */
export function vehicleFacts({ vehicle }: PaperData): Fact[] {
  const { label, colour, chassis, plate, renavam, isNew, manufacturerYear, modelYear } = vehicle;
  return [
    ['Veículo', `${label} (${isNew ? 'novo' : 'usado'})`],
    ['Ano de fabricação e modelo', `${manufacturerYear}/${modelYear}`],
    ...(colour ? [['Cor', colour] as Fact] : []),
    ['Chassi', chassis],
    ...(plate ? [['Placa', plate] as Fact] : []),
    ...(renavam ? [['Renavam', renavam] as Fact] : []),
  ];
}
