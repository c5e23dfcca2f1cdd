import { isRole, type Role, roles } from '../access/roles.ts';
import type { UserPermission } from '../access/viewer.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import { stripDocument } from '../formats/index.ts';
import { form, text } from '../forms/index.ts';
import { isCnpj } from '../people/cnpj.ts';
import { isEmail } from '../people/contact.ts';
import { isCpf } from '../people/cpf.ts';
import { bareUsername } from './bare-username.ts';
import { permissionsOf } from './granting.ts';

/** The registration of a user in a form: '' is empty. Names are those of the wire. */
export type UserForm = {
  /** the profile: name of a role */
  groupName: string;
  username: string;
  name: string;
  email: string;
  /** CPF or CNPJ of a customer; '' for every other profile */
  document: string;
  /** the login address of a GMF account at another site; '' for one that logs in here, and for every other type */
  redirectURL: string;
  /** ids of the dealers of a DEALER account */
  dealers: string[];
  /** the active one among them after a login */
  dealerDefault: string;
  /** ids of the branches of a representante */
  regions: string[];
  permissions: Record<UserPermission, boolean>;
};

/** A new user: every field is empty. */
export const noUser: UserForm = {
  groupName: '',
  username: '',
  name: '',
  email: '',
  document: '',
  redirectURL: '',
  dealers: [],
  dealerDefault: '',
  regions: [],
  permissions: { insuranceContracting: false },
};

const addressLimit = 500;

/** The person of the account; the profile determines where the account belongs. */
export const accountForm = form({
  username: text('Usuário (ID GMF)', 'Username (GMF ID)', {
    max: 60,
    test: (value) => /^[A-Z0-9][A-Z0-9._-]{2,}$/.test(bareUsername(value)),
    key: 'username.invalid',
    missing: 'username.required',
    clean: bareUsername,
  }),
  name: text('Nome', 'Name', { clean: (name) => name.replace(/\s+/g, ' ') }),
  email: text('E-mail', 'E-mail', { max: 254, test: isEmail, key: 'email.invalid' }),
});

/**
 * The missing or invalid fields of a user's registration, in the order of the form; empty when it may be saved. Only
 * the server can check whether a redirect address is on an allowed site, dealers and branches exist, the username is
 * free, and the caller may grant all this.
 */
export function userProblems(form: UserForm): FieldProblem[] {
  const role = isRole(form.groupName) ? form.groupName : null;
  const profile = form.groupName === '' ? 'required' : role ? null : 'value.notAllowed';
  return [
    ...(profile ? [{ path: 'groupName', key: profile } as const] : []),
    ...accountForm.problems(form),
    ...(role === 'customer' ? documentProblems(form.document) : []),
    ...(role && roles[role].userType === 'GMF' ? redirectProblems(form.redirectURL.trim()) : []),
    ...(role ? belongingProblems(form, role) : []),
  ];
}

function documentProblems(value: string): FieldProblem[] {
  const document = stripDocument(value);
  if (document === '') return [{ path: 'document', key: 'document.ofCustomer' }];
  return isCpf(document) || isCnpj(document) ? [] : [{ path: 'document', key: 'document.invalid' }];
}

function redirectProblems(address: string): FieldProblem[] {
  if (address === '') return [];
  const isAddress = address.length <= addressLimit && /^https?:\/\/[^\s/]+\S*$/.test(address);
  return isAddress ? [] : [{ path: 'redirectURL', key: 'redirectURL.invalid' }];
}

function belongingProblems({ dealers, dealerDefault, regions }: UserForm, role: Role): FieldProblem[] {
  if (role === 'representante') return regions.length === 0 ? [{ path: 'regions', key: 'regions.required' }] : [];
  if (roles[role].userType === 'GMF') return [];
  if (dealers.length === 0) return [{ path: 'dealers', key: 'dealers.required' }];
  return dealers.includes(dealerDefault) ? [] : [{ path: 'dealerDefault', key: 'dealerDefault.required' }];
}

/** A GMF user cannot have a dealer (USE015). */
export function tiesGmfToDealer({ groupName, dealers }: Pick<UserForm, 'groupName' | 'dealers'>): boolean {
  return isRole(groupName) && roles[groupName].userType === 'GMF' && dealers.length > 0;
}

/** The form in its stored form: trimmed, without values that the profile does not use, without duplicates. */
export function normaliseUser(form: UserForm): UserForm {
  const role = isRole(form.groupName) ? form.groupName : null;
  const isDealer = role !== null && roles[role].userType === 'DEALER';
  const dealers = isDealer ? [...new Set(form.dealers)] : [];
  const useful = role ? permissionsOf(role) : [];
  const keeps = (permission: UserPermission) => useful.includes(permission) && form.permissions[permission];
  return {
    groupName: form.groupName,
    ...accountForm.normalise(form),
    document: role === 'customer' ? stripDocument(form.document) : '',
    redirectURL: role !== null && !isDealer ? form.redirectURL.trim() : '',
    dealers,
    dealerDefault: dealers.includes(form.dealerDefault) ? form.dealerDefault : '',
    regions: role === 'representante' ? [...new Set(form.regions)] : [],
    permissions: { insuranceContracting: keeps('insuranceContracting') },
  };
}
