import { centavos, choice, type FormOf, form, personEmail, personName, personPhone, text } from '../forms/index.ts';

/** How far the consortium has come with a person who is interested in a share. */
export const consortiumStatuses = {
  INTERESTED: { pt: 'Interessado', en: 'Interested' },
  CONTACTED: { pt: 'Contatado', en: 'Contacted' },
  SOLD: { pt: 'Vendido', en: 'Sold' },
  LOST: { pt: 'Perdido', en: 'Lost' },
} as const;
export type ConsortiumStatus = keyof typeof consortiumStatuses;
export const consortiumStatusIds = Object.keys(consortiumStatuses) as [ConsortiumStatus, ...ConsortiumStatus[]];

/** The largest credit of a share, in centavos. */
export const maxConsortiumCents = 10_000_000_000;

/** Group and share as the administrator of the consortium prints them. */
export const consortiumCode = { max: 10, test: /^[0-9A-Za-z-]+$/ } as const;

/** A person who is interested in a share of a consortium, at one dealer. */
export const consortiumLeadForm = form({
  name: personName(),
  phone: personPhone(),
  email: personEmail({ isOptional: true }),
  groupCode: text('Grupo', 'Group', consortiumCode),
  quota: text('Cota', 'Share', consortiumCode),
  creditAmountCents: centavos('Valor do crédito', 'Credit amount', 1, maxConsortiumCents),
  consortiumStatus: choice('Situação', 'Status', consortiumStatuses),
  bacCode: text('Código BAC da concessionária', 'BAC code of the dealer', {
    max: 6,
    test: /^\d{6}$/,
    key: 'bacCode.invalid',
  }),
});
export type ConsortiumLeadForm = FormOf<typeof consortiumLeadForm>;
