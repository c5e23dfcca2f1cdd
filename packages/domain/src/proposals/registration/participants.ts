import type { FieldProblem } from '../../errors/domain-error.ts';
import type { ClientForm } from './client.ts';

/** A person's role in a proposal; who signs is determined by `planSigners` of the contracts. */
type ParticipantRole =
  | 'CLIENT'
  | 'SPOUSE'
  | 'ATTORNEY'
  | 'REPRESENTATIVE'
  | 'RESPONSIBLE'
  | 'PARTNER'
  | 'GUARANTOR'
  | 'GUARANTOR_SPOUSE';

/** A participant of a proposal; `path` is the path of the document in the form, relative to the client. */
type Participant = { role: ParticipantRole; path: string; name: string; document: string };

type Optional = string | null | undefined;
type Named = { name?: Optional; cpf?: Optional; documentNr?: Optional };
const bare = (document: Optional): string => (document ?? '').replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** All participants named in a registration, in the order of the form, with or without a document. */
export function participantsOf(client: ClientForm): Participant[] {
  const people: Participant[] = [];
  const add = (role: ParticipantRole, path: string, name: Optional, document: Optional): void => {
    people.push({ role, path, name: name ?? '', document: bare(document) });
  };
  const addEach = (role: ParticipantRole, list: string, rows: readonly Named[] | undefined): void => {
    for (const [index, row] of (rows ?? []).entries()) {
      const field = 'cpf' in row ? 'cpf' : 'documentNr';
      add(role, `${list}.${index}.${field}`, row.name, row.cpf ?? row.documentNr);
    }
  };
  if (client.personType === 'PF') {
    const spouse = client.relationship?.partner;
    add('CLIENT', 'document', client.identification?.name, client.document);
    if (spouse) add('SPOUSE', 'relationship.partner.cpf', spouse.name, spouse.cpf);
  } else {
    add('CLIENT', 'document', client.name, client.document);
    addEach('RESPONSIBLE', 'responsibles', client.responsibles);
    addEach('PARTNER', 'partners', client.partners);
    addEach('REPRESENTATIVE', 'representatives', client.representatives);
  }
  for (const [index, { name, cpf, partner }] of (client.guarantors ?? []).entries()) {
    add('GUARANTOR', `guarantors.${index}.cpf`, name, cpf);
    if (partner) add('GUARANTOR_SPOUSE', `guarantors.${index}.partner.cpf`, partner.name, partner.cpf);
  }
  addEach('ATTORNEY', 'attorneys', client.attorneys);
  return people;
}

/** Mutually exclusive roles. A partner may guarantee their company, and be its responsible. */
const apart: readonly ParticipantRole[] = ['CLIENT', 'SPOUSE', 'GUARANTOR', 'GUARANTOR_SPOUSE'];

/**
 * Persons with two exclusive roles in one proposal (SEL004): client, spouse, guarantors and their spouses must differ,
 * an attorney is not the client, and the seller is none of the persons of the registration.
 *
 * @returns problems with the paths of the proposal's form, at the second occurrence
 */
export function samePersonProblems(client: ClientForm, sellerDocument: string | null | undefined): FieldProblem[] {
  const people = participantsOf(client).filter(({ document }) => document !== '');
  const seller = bare(sellerDocument);
  const known = new Set<string>();
  const problems: FieldProblem[] = [];
  for (const { role, path, document } of people) {
    const isTwice = apart.includes(role)
      ? known.has(document)
      : role === 'ATTORNEY' && document === bare(client.document);
    if (isTwice) problems.push({ path: `client.${path}`, key: 'cpf.ofAnother' });
    if (apart.includes(role)) known.add(document);
  }
  if (seller !== '' && people.some(({ document }) => document === seller))
    problems.push({ path: 'vehicleAdditionalInfo.sellerDocument', key: 'cpf.sameAsSeller' });
  return problems;
}
