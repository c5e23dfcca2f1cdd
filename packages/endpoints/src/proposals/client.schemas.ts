import { z } from 'zod';
import { money, text } from './draft-fields.ts';

const address = z.strictObject({
  zipCode: text(9),
  street: text(),
  number: text(10),
  complement: text(60),
  neighborhood: text(),
  stateId: text(2),
  cityId: text(7),
  cityName: text(),
});
const contact = z.strictObject({ phoneNumber: text(20), cellNumber: text(20), email: text(254) });

const individualForm = z.strictObject({
  personType: z.literal('PF'),
  document: text(14),
  identification: z.strictObject({
    name: text(),
    gender: text(20),
    motherName: text(),
    documentType: text(20),
    documentNr: text(20),
    documentIssuer: text(20),
    documentIssuedDate: text(10),
    birthDate: text(10),
  }),
  relationship: z.strictObject({ maritalStatusId: z.number().int().optional() }),
  address,
  contact,
  occupation: z.strictObject({
    occupationId: z.number().int().optional(),
    employerName: text(),
    employerDocumentNr: text(18),
    monthlyIncomeCents: money,
    additionalIncomeCents: money,
    isPep: z.boolean().optional(),
    hasPepRelatives: z.boolean().optional(),
  }),
});

const companyForm = z.strictObject({
  personType: z.literal('PJ'),
  document: text(18),
  name: text(),
  businessNatureId: text(20),
  businessTypeId: z.number().int().optional(),
  foundationOn: text(10),
  financialData: z.strictObject({ monthlyRevenueCents: money }),
  address,
  contact,
  responsibles: z
    .array(
      z.strictObject({
        role: z.enum(['ADMINISTRATOR', 'RESPONSIBLE', 'MANAGER', 'CUSTODIAN'], { error: 'value.notAllowed' }),
        name: text(),
        documentNr: text(18),
      }),
    )
    .max(10),
});

export const clientForm = z.discriminatedUnion('personType', [individualForm, companyForm]);
