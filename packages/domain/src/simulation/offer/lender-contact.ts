import type { Language } from '../../errors/index.ts';
import { formatPhone } from '../../formats/index.ts';
import type { OfferLender } from './offer-strings.ts';

/** How to reach the lender. */
export type LenderContact = Pick<OfferLender, 'email' | 'sacPhone' | 'ombudsmanPhone' | 'privacyOfficer'>;

/** A phone that no line break divides. */
const inOneLine = (phone: string) => formatPhone(phone).replaceAll(' ', '\u00a0');

const strings = {
  'pt-BR': {
    ombudsman: (phone: string) => `Ouvidoria ${phone}`,
    and: ' e ',
    officer: (name: string, email: string) => `ao encarregado pelo tratamento de dados, ${name}, em ${email}`,
    emailOnly: (email: string) => `em ${email}`,
  },
  en: {
    ombudsman: (phone: string) => `Ombudsman ${phone}`,
    and: ' and ',
    officer: (name: string, email: string) => `to the data-protection officer, ${name}, at ${email}`,
    emailOnly: (email: string) => `at ${email}`,
  },
} as const satisfies Record<Language, unknown>;

/**
 * The lender's service channels in one phrase: customer service (SAC), ombudsman, e-mail. A lender from before the phones
 * were registered has the e-mail only.
 */
export function serviceChannels(
  { sacPhone, ombudsmanPhone, email }: LenderContact,
  language: Language = 'pt-BR',
): string {
  const { ombudsman, and } = strings[language];
  const phones = [sacPhone && `SAC ${inOneLine(sacPhone)}`, ombudsmanPhone && ombudsman(inOneLine(ombudsmanPhone))];
  const known = phones.filter(Boolean).join(', ');
  return known ? `${known}${and}${email}` : email;
}

/** From whom holders of personal data request their rights; the lender's e-mail alone where no officer is registered. */
export function privacyContact({ privacyOfficer, email }: LenderContact, language: Language = 'pt-BR'): string {
  const { officer, emailOnly } = strings[language];
  return privacyOfficer ? officer(privacyOfficer, email) : emailOnly(email);
}
