import { z } from 'zod';
import { money, text } from './draft-fields.ts';

const day = text(10);

/** Issuer and issue date are kept of an RG only. */
export const identityDocument = {
  documentType: text(20),
  documentNr: text(20),
  documentIssuer: text(20),
  documentIssuedDate: day,
};

/** Husband, wife or partner in a stable union. */
export const spouse = z.strictObject({ name: text(), cpf: text(14), birthDate: day, ...identityDocument });

/** Who guarantees the payment, each with the spouse that he has. */
export const guarantors = z
  .array(
    z.strictObject({
      name: text(),
      cpf: text(14),
      birthDate: day,
      cellNumber: text(20),
      email: text(254),
      monthlyIncomeCents: money,
      maritalStatusId: z.number().int().optional(),
      partner: spouse.optional(),
    }),
  )
  .max(4);

/** Who may sign for another, and how far: attorneys of the client, representatives of a company. */
export const agents = z
  .array(z.strictObject({ name: text(), cpf: text(14), powersTypeId: text(20), powersUntil: day }))
  .max(10);
