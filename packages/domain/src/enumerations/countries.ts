import type { EnumerationRow } from './enumeration.ts';

/** ISO 3166-1, by the two letters of each country or territory. */
const codes = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD ' +
  'CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI ' +
  'KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB ' +
  'SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

const namesIn = (language: string) => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (code: string) => names.of(code) ?? code;
};
const pt = namesIn('pt-BR');
const en = namesIn('en');
const byName = new Intl.Collator('pt-BR');

/** The country where the product is used, and the default of a company's address. */
export const homeCountry = 'BR';

/** Countries and territories, Brazil first, the others by their Portuguese names. */
export const countries: readonly EnumerationRow<string>[] = codes
  .map((id) => ({ id, pt: pt(id), en: en(id) }))
  .sort((one, other) =>
    one.id === homeCountry ? -1 : other.id === homeCountry ? 1 : byName.compare(one.pt, other.pt),
  );
