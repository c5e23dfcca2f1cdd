import { isLease } from '../../enumerations/finance-types.ts';
import type { FieldProblem } from '../../errors/domain-error.ts';
import { isEmail } from '../../people/contact.ts';
import { isCpf } from '../../people/cpf.ts';
import type { AgentForm, ClientForm, CompanyResponsible } from '../../proposals/registration/client.ts';

/** The role in which a person signs a contract electronically. */
export type SignatureRole =
  | 'CLIENT'
  | 'ATTORNEY'
  | 'REPRESENTATIVE'
  | 'RESPONSIBLE'
  | 'GUARANTOR'
  | 'GUARANTOR_SPOUSE'
  | 'CO_DEBTOR'
  | 'CO_DEBTOR_SPOUSE';

/** The roles by name. */
export const signatureRoles: Readonly<Record<SignatureRole, { pt: string; en: string }>> = {
  CLIENT: { pt: 'Cliente', en: 'Client' },
  ATTORNEY: { pt: 'Procurador', en: 'Attorney' },
  REPRESENTATIVE: { pt: 'Representante', en: 'Representative' },
  RESPONSIBLE: { pt: 'Responsável', en: 'Responsible person' },
  GUARANTOR: { pt: 'Avalista', en: 'Guarantor' },
  GUARANTOR_SPOUSE: { pt: 'Cônjuge do avalista', en: 'Guarantor’s spouse' },
  CO_DEBTOR: { pt: 'Devedor solidário', en: 'Co-debtor' },
  CO_DEBTOR_SPOUSE: { pt: 'Cônjuge do devedor solidário', en: 'Co-debtor’s spouse' },
};

export const signatureRoleIds = Object.keys(signatureRoles) as [SignatureRole, ...SignatureRole[]];

const credit = { guarantor: 'GUARANTOR', spouse: 'GUARANTOR_SPOUSE' } as const;
const lease = { guarantor: 'CO_DEBTOR', spouse: 'CO_DEBTOR_SPOUSE' } as const;

/** The roles of guarantors by the plan: an aval exists on credit titles only (Código Civil, art. 897). */
export const guarantorRoles = (financeTypeId: number) => (isLease(financeTypeId) ? lease : credit);

const suretyRoles: readonly SignatureRole[] = [credit, lease].flatMap(({ guarantor, spouse }) => [guarantor, spouse]);

/** Whether a person signs for the debtor, and not as somebody who answers for the debt as well. */
export const actsForClient = (role: SignatureRole): boolean => !suretyRoles.includes(role);

/**
 * The debtor signs first, so that guarantors know what they guarantee. The lender's seal comes last, and is not a
 * signatory's.
 */
const orders: Readonly<Record<SignatureRole, 1 | 2>> = {
  CLIENT: 1,
  ATTORNEY: 1,
  REPRESENTATIVE: 1,
  RESPONSIBLE: 1,
  GUARANTOR: 2,
  GUARANTOR_SPOUSE: 2,
  CO_DEBTOR: 2,
  CO_DEBTOR_SPOUSE: 2,
};

/** A planned signatory; `path` is their path in the registration, relative to the client. */
export type PlannedSigner = {
  readonly path: string;
  readonly role: SignatureRole;
  readonly order: number;
  readonly name: string;
  /** CPF, digits only */
  readonly document: string;
  /** none where neither the registration nor the request has one */
  readonly email: string;
};

type Optional = string | null | undefined;
type Found = { path: string; role: SignatureRole; name: Optional; document: Optional; email: Optional };

const agent =
  (role: 'ATTORNEY' | 'REPRESENTATIVE', list: string) =>
  ({ name, cpf }: AgentForm, index: number): Found => ({
    path: `${list}.${index}`,
    role,
    name,
    document: cpf,
    email: null,
  });

const responsible = ({ name, documentNr }: CompanyResponsible, index: number): Found => ({
  path: `responsibles.${index}`,
  role: 'RESPONSIBLE',
  name,
  document: documentNr,
  email: null,
});

/**
 * The signatories for the debtor: an attorney in place of the client; a company by its representatives, or else by its
 * responsibles.
 */
function forTheDebtor(client: ClientForm): Found[] {
  const attorneys = (client.attorneys ?? []).map(agent('ATTORNEY', 'attorneys'));
  if (attorneys.length > 0) return attorneys;
  if (client.personType === 'PF') {
    const { identification, document, contact } = client;
    return [{ path: 'identification', role: 'CLIENT', name: identification?.name, document, email: contact?.email }];
  }
  const representatives = (client.representatives ?? []).map(agent('REPRESENTATIVE', 'representatives'));
  return representatives.length > 0 ? representatives : (client.responsibles ?? []).map(responsible);
}

/** Those who answer for the debt as well, each with their spouse. */
function guarantorsOf({ guarantors = [] }: ClientForm, financeTypeId: number): Found[] {
  const roles = guarantorRoles(financeTypeId);
  return guarantors.flatMap(({ name, cpf, email, partner }, index): Found[] => {
    const path = `guarantors.${index}`;
    const found: Found = { path, role: roles.guarantor, name, document: cpf, email };
    if (!partner) return [found];
    const spouse = { path: `${path}.partner`, role: roles.spouse, name: partner.name, document: partner.cpf };
    return [found, { ...spouse, email: null }];
  });
}

/**
 * The signatories of a registration's contract, in the order of signing. A person who occurs twice on the same side
 * signs once. The plan determines the role of guarantors.
 *
 * @param emails by path: those given with the request precede those of the registration
 */
export function planSigners(
  { client, financeTypeId }: { readonly client: ClientForm; readonly financeTypeId: number },
  emails: Readonly<Record<string, string>> = {},
): PlannedSigner[] {
  const found = [...forTheDebtor(client), ...guarantorsOf(client, financeTypeId)];
  const planned = found.map(({ path, role, name, document, email }) => ({
    path,
    role,
    order: orders[role],
    name: name?.trim() ?? '',
    document: (document ?? '').replace(/\D/g, ''),
    email: (emails[path] ?? email ?? '').trim().toLowerCase(),
  }));
  const isFirst = ({ order, document }: PlannedSigner, index: number) =>
    document === '' || planned.findIndex((one) => one.order === order && one.document === document) === index;
  return planned.filter(isFirst);
}

/**
 * The problem of a mailbox that must belong to one person alone; null: none.
 *
 * @param sellingEmails the mailboxes of the selling staff: the seller's, the requester's, those of the dealer's users
 */
export function signerMailboxProblem(
  email: string,
  sellingEmails: readonly string[],
  path: string,
): FieldProblem | null {
  if (!email) return { path, key: 'required' };
  if (!isEmail(email)) return { path, key: 'email.invalid' };
  const isSelling = sellingEmails.some((selling) => selling.trim().toLowerCase() === email.trim().toLowerCase());
  return isSelling ? { path, key: 'signer.emailOfSelling' } : null;
}

/**
 * The problems that prevent a signature request: each signatory needs a name, a CPF and a separate mailbox, because the
 * link sent there signs in their name. A mailbox of the seller or the dealer is refused.
 *
 * @returns problems at `signers`, in the order of the plan
 */
export function signerProblems(planned: readonly PlannedSigner[], sellingEmails: readonly string[]): FieldProblem[] {
  if (planned.length === 0) return [{ path: 'signers', key: 'signer.none' }];
  const isAnothers = ({ email, document }: PlannedSigner) =>
    planned.some((other) => other.email === email && other.document !== document);
  return planned.flatMap((signer, index): FieldProblem[] => {
    const at = `signers.${index}`;
    const problems: FieldProblem[] = [];
    if (!signer.name) problems.push({ path: `${at}.name`, key: 'required' });
    if (!isCpf(signer.document)) problems.push({ path: `${at}.document`, key: 'cpf.invalid' });
    const mailbox = signerMailboxProblem(signer.email, sellingEmails, `${at}.email`);
    if (mailbox) problems.push(mailbox);
    else if (isAnothers(signer)) problems.push({ path: `${at}.email`, key: 'signer.emailOfAnother' });
    return problems;
  });
}
