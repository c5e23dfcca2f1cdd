import { roleNames } from '@estrada/domain/access/index';
import { certificationForm, certificationStates, type UserForm, userProblems } from '@estrada/domain/identity/index';
import { z } from 'zod';
import { instant, namedOption, recordId, refuse, version } from '../fields.ts';
import { formSchema, valuesSchema } from '../form-schema.ts';

export const userType = z.enum(['GMF', 'DEALER'], { error: 'value.notAllowed' });
export const roleName = z.enum(roleNames as [string, ...string[]], { error: 'value.notAllowed' });

const group = z.object({ groupName: z.string() });

export const userDealer = z.object({
  id: recordId,
  gmfCode: z.string(),
  baccode: z.string(),
  tradingName: z.string(),
  city: z.string(),
  state: z.string(),
});

export const userRow = z.object({
  id: recordId,
  version: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  userType,
  groups: z.array(group),
  status: z.enum(['AUTHORIZED', 'CONFIRMED', 'NEW_PASSWORD_REQUIRED']),
  administrativeStatus: z.enum(['enabled', 'disabled', 'blocked']),
  /** those within the caller's reach, by name */
  dealers: z.array(userDealer),
  /** of the default dealer, if it is among them */
  gmfCode: z.string().nullable(),
  /** how it stands today; null for profiles that need none */
  certificationState: z.enum(certificationStates).nullable(),
  /** of the correspondent; null: none is registered */
  certification: valuesSchema(certificationForm, {}).nullable(),
  updatedAt: instant,
  can: z.object({
    edit: z.boolean(),
    enable: z.boolean(),
    disable: z.boolean(),
    unblock: z.boolean(),
    resetPassword: z.boolean(),
    certify: z.boolean(),
  }),
});

export const userDetail = userRow.extend({
  /** a customer's CPF or CNPJ; only for users who may change it */
  document: z.string().nullable(),
  /** the login address of a GMF account at another site; only for users who may change it */
  redirectURL: z.string().nullable(),
  dealerDefault: z.object({ id: recordId }).nullable(),
  regions: z.array(namedOption),
  /** permissions besides the rights of the profile */
  permissions: z.object({ insuranceContracting: z.boolean() }),
});

const mostDealers = 200;
const mostRegions = 500;
const requiredText = z.string({ error: 'required' });
const off = z.boolean({ error: 'value.notAllowed' }).default(false);
const fields = {
  groupName: requiredText,
  username: z.string({ error: 'username.required' }),
  name: requiredText,
  email: requiredText,
  document: z.string().default(''),
  redirectURL: z.string().default(''),
  dealers: z.array(recordId).max(mostDealers, { error: 'value.notAllowed' }).default([]),
  dealerDefault: z.string().default(''),
  regions: z.array(recordId).max(mostRegions, { error: 'value.notAllowed' }).default([]),
  permissions: z.object({ insuranceContracting: off }).default({ insuranceContracting: false }),
} satisfies Record<keyof UserForm, z.ZodType>;

/** Only the types are checked here: the domain has the rules of a user. */
export const userForm = z.object(fields).superRefine(refuse(userProblems));
export const userChange = z.object({ ...fields, version }).superRefine(refuse(userProblems));

/** A certification to save, on the version that was read. */
export const certificationChange = formSchema(certificationForm, { version });

/** An account in a picker. */
export const accountOption = z.object({ username: z.string(), name: z.string(), groupName: z.string() });

/** A seller in a picker; customers see only the name. */
export const sellerOption = accountOption.extend({
  username: z.string().nullable(),
  groupName: z.string().nullable(),
});

export const sentMail = z.object({
  id: recordId,
  username: z.string(),
  name: z.string(),
  kind: z.enum(['verification-code', 'address-changed', 'certification-expiring']),
  /** masked */
  email: z.string(),
  status: z.enum(['QUEUED', 'SENT', 'FAILED']),
  attempts: z.number().int(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  failure: z.string().nullable(),
});
