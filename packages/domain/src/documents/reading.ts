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

/**
 * How far a reading is: it waits for its picture, is being read, was read, cannot be read, or came to nothing because the reader
 * failed.
 */
export const readingStatuses = ['WAITING', 'READING', 'READ', 'UNREADABLE', 'FAILED'] as const;
export type ReadingStatus = (typeof readingStatuses)[number];

/** The reader looks at so many files of a document: both sides, and one more of each. */
export const mostReadFiles = 4;

/** A reading that is not finished by then has failed: a phone may send its picture for forty minutes after the code was shown. */
export const readingMinutes = 60;

/** What was read is kept for so long, to be looked at again; what of it was taken over stands in the proposal. */
export const readingRetentionDays = 30;

/** The number that lets a profile capture documents, and the one that does not. */
export const captureAccesses = { none: 0, allowed: 1 } as const;
export type CaptureAccess = (typeof captureAccesses)[keyof typeof captureAccesses];

/** The profiles that can be let capture documents. */
export const capturingProfiles: readonly Role[] = capabilities['watchdoc-access'].roles;

/** Which profiles may capture documents; one that is not named may not. */
export type ProfileAccesses = Readonly<Partial<Record<Role, CaptureAccess>>>;

/** The access of a profile: what was said for its dealer counts, else what was said for all. */
export function captureAccessOf(
  role: Role,
  { dealer, general }: { dealer: ProfileAccesses | null; general: ProfileAccesses | null },
): CaptureAccess {
  return (dealer ?? general)?.[role] ?? captureAccesses.none;
}

/** What a document says of the client, each only where it was read. */
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

/** What of a reading can be right: a misread CPF or an issuer that there is not is left out, for nobody to take over. */
export function usableReading(read: ReadClient): ReadClient {
  const { cpf, documentIssuer, ...rest } = read;
  return {
    ...rest,
    ...(cpf !== undefined && isCpf(cpf) ? { cpf: cpf.replace(/\D/g, '') } : {}),
    ...(documentIssuers.some(({ id }) => id === documentIssuer) ? { documentIssuer } : {}),
  };
}

/** Where in the registration form each thing that is read belongs; a CPF tells whose document it is and is never taken over. */
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
