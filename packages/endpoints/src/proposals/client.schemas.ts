import { z } from 'zod';
import { money, text } from './draft-fields.ts';
import { agents, guarantors, identityDocument, spouse } from './people.schemas.ts';

const day = text(10);
const country = text(2);
const choice = text(20);

/** No `multipleOf`: in doubles 66.67 is none of 0.01, and the answer is checked by that, too. */
const hasTwoDecimals = (share: number) => Math.abs(share * 100 - Math.round(share * 100)) < 1e-6;

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

/** Parts that a registration may go without: a caller that knows nothing of them sends none. */
const individualParts = {
  origin: z
    .strictObject({
      nationality: country,
      secondCountryId: country,
      birthCountryId: country,
      birthStateId: text(2),
      birthCityId: text(7),
      birthCityName: text(),
      fiscalCountryId: country,
      otherFiscalCountryId: country,
    })
    .optional(),
  residence: z.strictObject({ residenceTypeId: choice, residentSince: day }).optional(),
  earlierOccupation: z
    .strictObject({
      occupationId: z.number().int().optional(),
      employerName: text(),
      employerDocumentNr: text(18),
      startedOn: day,
      endedOn: day,
    })
    .optional(),
  bank: z
    .strictObject({ bankCode: text(3), branchNumber: text(10), accountNumber: text(20), accountTypeId: choice })
    .optional(),
  references: z
    .array(z.strictObject({ name: text(), relationId: choice, phoneNumber: text(20) }))
    .max(5)
    .optional(),
  fiscal: z.strictObject({ nif: text(30), specifiedUsPerson: z.boolean().optional() }).optional(),
};

const individualForm = z.strictObject({
  personType: z.literal('PF'),
  document: text(14),
  identification: z.strictObject({
    name: text(),
    gender: text(20),
    motherName: text(),
    ...identityDocument,
    birthDate: day,
  }),
  relationship: z.strictObject({
    maritalStatusId: z.number().int().optional(),
    partnershipTypeId: choice,
    partner: spouse.optional(),
  }),
  address,
  contact,
  occupation: z.strictObject({
    occupationId: z.number().int().optional(),
    employerName: text(),
    employerDocumentNr: text(18),
    monthlyIncomeCents: money,
    incomeTypeId: choice,
    additionalIncomeCents: money,
    additionalIncomeTypeId: choice,
    annualIncomeCents: money,
    propertyValueCents: money,
    isPep: z.boolean().optional(),
    hasPepRelatives: z.boolean().optional(),
  }),
  ...individualParts,
  guarantors: guarantors.optional(),
  attorneys: agents.optional(),
});

const companyForm = z.strictObject({
  personType: z.literal('PJ'),
  document: text(18),
  name: text(),
  businessName: text(),
  businessGroup: text(),
  businessNatureId: text(20),
  businessTypeId: z.number().int().optional(),
  foundationOn: day,
  giinCode: text(19),
  chamberRegistry: z.strictObject({ registryNr: text(20), stateId: text(2), registeredOn: day }).optional(),
  financialData: z.strictObject({ monthlyRevenueCents: money }),
  address: address.extend({ countryId: country }),
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
  partners: z
    .array(
      z.strictObject({
        name: text(),
        documentNr: text(18),
        /** in percent, with two decimals */
        sharePercent: z
          .number({ error: 'number.invalid' })
          .min(0, { error: 'number.invalid' })
          .max(100, { error: 'share.outOfRange' })
          .refine(hasTwoDecimals, { error: 'number.invalid' })
          .optional(),
      }),
    )
    .max(20)
    .optional(),
  representatives: agents.optional(),
  guarantors: guarantors.optional(),
  attorneys: agents.optional(),
});

/** The registration of a proposal's client, with everybody else who is part of the proposal. */
export const clientForm = z.discriminatedUnion('personType', [individualForm, companyForm]);
