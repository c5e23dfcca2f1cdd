import type { Role } from '../../access/roles.ts';
import { stripDocument } from '../../formats/index.ts';
import { text } from '../../forms/fields.ts';
import { form } from '../../forms/form.ts';
import { isPresent, type Row, type Values } from '../../forms/ui.ts';
import { maskAddress } from '../../identity/mask-address.ts';
import { isCpf } from '../../people/cpf.ts';
import { maskDocument, maskPhone } from '../../people/mask-people.ts';
import { isPhone } from '../../people/phone.ts';
import type { ClientForm } from './client.ts';
import { registrationRows } from './registration-rows.ts';
import type { VehicleInfo } from './vehicle-info.ts';

/** Roles that follow a proposal without serving its client: their work needs who it is and where, and no more. */
const maskedRoles: readonly Role[] = ['insurance', 'insurance-operator', 'feirao', 'consulta', 'compras'];

/** Whether a role reads registrations masked until it states a reason (docs/decisions/0104). */
export const readsMasked = (role: Role): boolean => maskedRoles.includes(role);

/** The shortest reason, so that a single letter does not open a registration. */
const shortestReason = 10;

/** The form with which a masked registration is opened: the trail stores the reason as typed. */
export const revealForm = form({
  reason: text('Motivo', 'Reason', {
    max: 500,
    hasLines: true,
    test: (typed: string) => typed.trim().length >= shortestReason,
    key: 'reason.tooShort',
  }),
});

/** The registration of a proposal: the client with all other people, and the seller of the vehicle. */
export type Registration = { readonly client: ClientForm; readonly vehicleAdditionalInfo: VehicleInfo };

/** What is left of a value; undefined: nothing. A company's CNPJ is public and stays. */
function maskValue({ kind, restricted }: Row['ui'], value: unknown): unknown {
  if (kind === 'money') return undefined;
  if (kind === 'document') {
    const bare = stripDocument(String(value));
    if (bare.length === 14) return value;
    return bare.length === 11 ? maskDocument(bare) : undefined;
  }
  if (kind === 'email') return maskAddress(String(value));
  if (kind === 'phone' || kind === 'mobile') return maskPhone(String(value));
  return restricted ? undefined : value;
}

const inText = {
  email: /[^\s@"(),:;<>[\]\\]+@[a-z\d-]+(\.[a-z\d-]+)+/gi,
  cpf: /(?<!\d)\d{3}[. ]?\d{3}[. ]?\d{3}[- ]?\d{2}(?!\d)/g,
  phone: /(?<!\d)(?:\+?55[ -]?)?\(?0?\d{2}\)?[ -]?(?:9[ .-])?\d{4,5}[ .-]?\d{4}(?!\d)/g,
};

/**
 * How a role reads a text that a person typed, as a reason or a message: for those who read registrations masked, a
 * CPF, phone number or e-mail address in it is masked too. A name or an identity document cannot be recognized.
 */
export const makeShowText =
  (role: Role) =>
  <Typed extends string | null>(text: Typed): Typed | string => {
    if (text === null || !readsMasked(role)) return text;
    return text
      .replace(inText.email, maskAddress)
      .replace(inText.cpf, (found) => (isCpf(stripDocument(found)) ? maskDocument(stripDocument(found)) : found))
      .replace(inText.phone, (found) => {
        const digits = found
          .replace(/\D/g, '')
          .replace(/^55(?=\d{10,11}$)/, '')
          .replace(/^0/, '');
        return isPhone(digits) ? maskPhone(digits) : found;
      });
  };

const groupIn = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {});

function maskRows(rows: readonly Row[], group: Values, prefix: string, masked: string[]): Values {
  return Object.fromEntries(
    rows.flatMap((row): [string, unknown][] => {
      const { name, rows: inside } = row;
      const value = group[name];
      const path = `${prefix}${name}`;
      if (!isPresent(value)) return [];
      if (row.ui.kind === 'group') return [[name, maskRows(inside, groupIn(value), `${path}.`, masked)]];
      if (row.ui.kind === 'list') {
        const parts = Array.isArray(value) ? value : [];
        return [[name, parts.map((part, at) => maskRows(inside, groupIn(part), `${path}.${at}.`, masked))]];
      }
      const shown = maskValue(row.ui, value);
      if (shown !== value) masked.push(path);
      return shown === undefined ? [] : [[name, shown]];
    }),
  );
}

/** The values of a declared form as those roles read them, with the paths of all that are masked. */
export function maskValues<Whole extends Values>(
  rows: readonly Row[],
  values: Whole,
): { values: Whole; maskedFields: string[] } {
  const maskedFields: string[] = [];
  return { values: maskRows(rows, values, '', maskedFields) as Whole, maskedFields };
}

/**
 * A registration as roles read it whose work does not need the whole: CPF, phone and e-mail in part; identity
 * documents, birth dates, mother's name, street address, bank account and all money not at all.
 *
 * @returns the values that are left, and the paths of all that are masked, wholly or in part
 */
export function maskRegistration<Whole extends Registration>(
  registration: Whole,
): Pick<Whole, keyof Registration> & { maskedFields: string[] } {
  const maskedFields: string[] = [];
  const rows = registrationRows[registration.client.personType];
  const { client, vehicleAdditionalInfo } = maskRows(rows, registration, '', maskedFields);
  return {
    client: client as Whole['client'],
    vehicleAdditionalInfo: (vehicleAdditionalInfo ?? {}) as Whole['vehicleAdditionalInfo'],
    maskedFields,
  };
}
