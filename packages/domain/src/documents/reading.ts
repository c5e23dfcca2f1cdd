import { capabilities } from '../access/capabilities.ts';
import type { Role } from '../access/roles.ts';
import { documentIssuers } from '../enumerations/index.ts';
import { isCpf } from '../people/cpf.ts';
import type { DocumentKind } from './document-set.ts';

/** The documents that the reader knows. */
export const readableKinds = ['IDENTITY', 'ADDRESS_PROOF'] as const satisfies readonly DocumentKind[];
export type ReadableKind = (typeof readableKinds)[number];

/** Whether a document can be read. */
export const isReadable = (kind: DocumentKind): kind is ReadableKind =>
  readableKinds.some((readable) => readable === kind);

/** The state of a reading: waiting for its picture, pending, read, unreadable, or failed because of the reader. */
export const readingStatuses = ['WAITING', 'READING', 'READ', 'UNREADABLE', 'FAILED'] as const;
export type ReadingStatus = (typeof readingStatuses)[number];

/** The reader looks at so many files of a document: both sides, and one more of each. */
export const mostReadFiles = 4;

/**
 * A reading that is not finished by then has failed: a phone may send its picture for forty minutes after the code was
 * shown.
 */
export const readingMinutes = 60;

/** How long a result is stored for review; accepted values are in the proposal. */
export const readingRetentionDays = 30;

/** The number that lets a profile capture documents, and the one that does not. */
export const captureAccesses = { none: 0, allowed: 1 } as const;
export type CaptureAccess = (typeof captureAccesses)[keyof typeof captureAccesses];

/** The profiles that can be let capture documents. */
export const capturingProfiles: readonly Role[] = capabilities['watchdoc-access'].roles;

/** Which profiles may capture documents; an absent one may not. */
export type ProfileAccesses = Readonly<Partial<Record<Role, CaptureAccess>>>;

/** The access of a profile: the dealer's setting, else the general one. */
export function captureAccessOf(
  role: Role,
  { dealer, general }: { dealer: ProfileAccesses | null; general: ProfileAccesses | null },
): CaptureAccess {
  return (dealer ?? general)?.[role] ?? captureAccesses.none;
}

/** The client's data in a document, each only where it was read. */
export interface ReadClient {
  name?: string | undefined;
  motherName?: string | undefined;
  cpf?: string | undefined;
  birthDate?: string | undefined;
  documentType?: string | undefined;
  documentNr?: string | undefined;
  documentIssuer?: string | undefined;
  documentIssuedDate?: string | undefined;
  zipCode?: string | undefined;
  street?: string | undefined;
  number?: string | undefined;
  complement?: string | undefined;
  neighborhood?: string | undefined;
  stateId?: string | undefined;
  cityId?: string | undefined;
  cityName?: string | undefined;
}

/** The plausible values of a reading: a misread CPF or an unknown issuer is dropped, so that it cannot be accepted. */
export function usableReading(read: ReadClient): ReadClient {
  const { cpf, documentIssuer, ...rest } = read;
  return {
    ...rest,
    ...(cpf !== undefined && isCpf(cpf) ? { cpf: cpf.replace(/\D/g, '') } : {}),
    ...(documentIssuers.some(({ id }) => id === documentIssuer) ? { documentIssuer } : {}),
  };
}

/**
 * The path in the registration form for each value; a CPF identifies the owner of the document and is never prefilled.
 */
export const formPathOf = {
  name: 'client.identification.name',
  motherName: 'client.identification.motherName',
  birthDate: 'client.identification.birthDate',
  documentType: 'client.identification.documentType',
  documentNr: 'client.identification.documentNr',
  documentIssuer: 'client.identification.documentIssuer',
  documentIssuedDate: 'client.identification.documentIssuedDate',
  zipCode: 'client.address.zipCode',
  street: 'client.address.street',
  number: 'client.address.number',
  complement: 'client.address.complement',
  neighborhood: 'client.address.neighborhood',
  stateId: 'client.address.stateId',
  cityId: 'client.address.cityId',
  cityName: 'client.address.cityName',
} as const satisfies Record<Exclude<keyof ReadClient, 'cpf'>, string>;
