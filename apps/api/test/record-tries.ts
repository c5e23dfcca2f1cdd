import type { Role } from '@estrada/domain/access/index';
import { addDays } from '@estrada/domain/calendar/index';
import { aDealerForm } from './dealer-forms.ts';
import { anOfferForm } from './offer-forms.ts';
import type { Session } from './open-api.ts';

/** What the walks over records and lists need to know of a record. */
interface Tried {
  many: string;
  /** who changes it */
  role: Role;
  /** a good form of its own for every number */
  form: (number: number, session: Session) => object | Promise<object>;
  /** how one is addressed */
  one: (row: TriedRow) => object;
  /** what says that there is one already, and the field that two of them may not share */
  taken: { code: string; field: string };
}

export type TriedRow = { id: string; version: number; enabled: boolean; can: Record<string, boolean> } & Record<
  string,
  unknown
>;

/** Every record by the one of its calls' names. */
export const records: Readonly<Record<string, Tried>> = {
  Branch: {
    many: 'Branches',
    role: 'admin-internal',
    form: (number) => ({ name: `Regional ${number}`, gmbRegionCode: `R${number}`, gmfRegionCode: String(number) }),
    one: ({ id }) => ({ branchId: id }),
    taken: { code: 'SET003', field: 'gmfRegionCode' },
  },
  Group: {
    many: 'Groups',
    role: 'admin-internal',
    form: (number) => ({ groupName: `Grupo ${number}` }),
    one: ({ groupName }) => ({ groupName }),
    taken: { code: 'SET004', field: 'groupName' },
  },
  Dealer: {
    many: 'Dealers',
    role: 'bit',
    form: (number, session) => aDealerForm(session, number),
    one: ({ id }) => ({ id }),
    taken: { code: 'SET002', field: 'baccode' },
  },
  RiskPriceRule: {
    many: 'RiskPriceRules',
    role: 'finance',
    form: (number) => ({
      ruleName: `Regra ${number}`,
      ruleCode: `R-${number}`,
      effectiveFrom: addDays('2027-01-01', number * 10),
      validUntil: addDays('2027-01-05', number * 10),
    }),
    one: ({ id }) => ({ id }),
    taken: { code: 'SET058', field: 'ruleCode' },
  },
  Vap: {
    many: 'Vaps',
    role: 'finance',
    form: (number) => ({
      code: 'PMC',
      provider: `SEGURADORA ${number}`,
      coverages: '',
      minTermMonths: 12,
      maxTermMonths: 48,
      priceSource: 'TABLE',
      forPF: true,
      forPJ: true,
      forNew: true,
      forUsed: true,
    }),
    one: ({ id }) => ({ id }),
    taken: { code: 'ADD014', field: 'provider' },
  },
  Colour: {
    many: 'Colours',
    role: 'feirao',
    form: (number) => ({ colourName: `Azul ${number}`, colourCode: `A${number}` }),
    one: ({ id }) => ({ id }),
    taken: { code: 'OFF001', field: 'colourName' },
  },
  Offer: {
    many: 'Offers',
    role: 'feirao',
    form: (number, session) => anOfferForm(session, { offerName: `Oferta ${number}` }),
    one: ({ id }) => ({ id }),
    taken: { code: 'GOFF000', field: 'offerName' },
  },
  Campaign: {
    many: 'Campaigns',
    role: 'finance',
    form: (number) => ({
      campaignName: `Linha ${number}`,
      campaignCode: `L-${number}`,
      modelYear: 2026,
      manufacturerYear: 2026,
    }),
    one: ({ id }) => ({ id }),
    taken: { code: 'SET055', field: 'campaignName' },
  },
};
