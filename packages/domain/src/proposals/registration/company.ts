import { businessNatures, businessTypes, companyResponsibleRoles, taxRegimes } from '../../enumerations/companies.ts';
import { countries } from '../../enumerations/countries.ts';
import { personTypes } from '../../enumerations/people.ts';
import { stripDocument } from '../../formats/index.ts';
import {
  anyDocument,
  choice,
  closedChoice,
  cnpj,
  constant,
  cpf,
  date,
  group,
  list,
  money,
  part,
  percent,
  requiredList,
  state,
  text,
} from '../../forms/declare.ts';
import { must } from '../../forms/ui.ts';
import { isCompanyName } from '../../people/company-name.ts';
import { isCpf } from '../../people/cpf.ts';
import { isSellerDocument } from '../../people/document.ts';
import { isFullName } from '../../people/full-name.ts';
import {
  addressFields,
  agents,
  companyName,
  contactFields,
  fullName,
  parties,
  pastDate,
  personal,
  required,
  wide,
} from './shared-parts.ts';

const trail = (pt: string, en: string) => ({ trail: { pt, en } });
const searchable = true;

/**
 * A GIIN in the format of the American tax office: institution, its place in the group, category, country
 * ("98Q96B.00000.LE.076").
 */
const giin = /^[A-NP-Z\d]{6}\.[A-NP-Z\d]{5}\.(LE|SL|ME|BR|SF|SD|SS|SB|SP)\.\d{3}$/i;

type Partner = { sharePercent?: unknown; documentNr?: string | null };
/** Shares in hundredths of a percent, so that thirds add up as typed. */
const hundredths = ({ sharePercent }: Partner): number => Math.round(Number(sharePercent ?? 0) * 100);

/** Within 1 % and 98 %; the share with which the total exceeds 100 % is refused. */
function shareProblem(share: number, at: { group: Partner; around: { partners?: readonly Partner[] } }) {
  if (share < 1 || share > 98) return 'share.outOfRange';
  const partners = at.around.partners ?? [];
  const before = partners.slice(0, partners.indexOf(at.group)).reduce((sum, one) => sum + hundredths(one), 0);
  return before <= 100_00 && before + hundredths(at.group) > 100_00 ? 'share.moreThanAll' : undefined;
}

/** A company is no partner of itself, and each partner is stated once, with the whole share. */
function partnerProblem(
  documentNr: string,
  { group: own, around }: { group: Partner; around: { document?: string | null; partners?: readonly Partner[] } },
) {
  if (!isSellerDocument(documentNr)) return 'document.invalid';
  const plain = stripDocument(documentNr);
  if (plain === stripDocument(around.document ?? '')) return 'partner.companyItself';
  const partners = around.partners ?? [];
  const before = partners.slice(0, partners.indexOf(own));
  return before.some((one) => stripDocument(one.documentNr ?? '') === plain) ? 'partner.twice' : undefined;
}

/** A partner is a person or, by a CNPJ, a company. */
const partnerName = (name: string, { group: own }: { group: Partner }) => {
  if (isCpf(stripDocument(own.documentNr ?? ''))) return isFullName(name) ? undefined : 'fullName.invalid';
  return isCompanyName(name) ? undefined : 'companyName.invalid';
};

/** The registration of a company, declared like that of a person. */
export const company = group('Cliente', 'Client', {
  personType: constant('Tipo de pessoa', 'Type of person', 'PJ', personTypes),
  document: cnpj('CNPJ', 'CNPJ', { required, personal, ...trail('Documento', 'Document') }),
  name: text('Razão social', 'Company name', { required, personal, wide, check: companyName }),
  businessNatureId: choice('Natureza jurídica', 'Legal form', businessNatures, { searchable, required, wide }),
  businessTypeId: choice('Porte da empresa', 'Company size', businessTypes, { required }),
  // the figures depend on it: it is stated in the simulation, too
  taxRegime: closedChoice('Regime tributário', 'Tax regime', taxRegimes, { initial: 'OTHER' }),
  foundationOn: date('Data de fundação', 'Date founded', {
    required,
    check: pastDate,
    ...trail('Fundação', 'Founded'),
  }),
  businessName: text('Nome fantasia', 'Trading name', { wide, check: companyName }),
  businessGroup: text('Grupo econômico', 'Business group', { wide, check: companyName }),
  giinCode: text('GIIN (FATCA)', 'GIIN (FATCA)', {
    max: 19,
    check: must((code: string) => giin.test(code), 'giin.invalid'),
    ...trail('GIIN', 'GIIN'),
  }),
  chamberRegistry: part('Registro na junta comercial', 'Company registry', {
    registryNr: text('Número na junta comercial (NIRE)', 'Company registry number (NIRE)', {
      max: 20,
      ...trail('Número do registro', 'Registry number'),
    }),
    stateId: state('UF da junta comercial', 'State of the registry'),
    registeredOn: date('Data do registro', 'Registration date', { check: pastDate }),
  }),
  address: group('Endereço', 'Address', {
    countryId: choice('País', 'Country', countries, { searchable, max: 2 }),
    ...addressFields,
  }),
  contact: group('Contato', 'Contact', contactFields),
  financialData: group('Dados financeiros', 'Financial data', {
    monthlyRevenueCents: money('Faturamento mensal', 'Monthly revenue', { required }),
  }),
  responsibles: requiredList(
    'Responsáveis pela empresa',
    'People responsible for the company',
    {
      role: closedChoice('Função', 'Role', companyResponsibleRoles, { required, initial: 'ADMINISTRATOR' }),
      name: text('Nome completo', 'Full name', { required, personal, wide, check: fullName }),
      documentNr: cpf('CPF', 'CPF', { required }),
    },
    { max: 10, ...trail('Responsáveis', 'Responsible people') },
  ),
  partners: list(
    'Sócios',
    'Partners',
    {
      name: text('Nome do sócio', "Partner's name", { required, personal, wide, check: partnerName }),
      documentNr: anyDocument('CPF ou CNPJ do sócio', "Partner's CPF or CNPJ", { required, check: partnerProblem }),
      sharePercent: percent('Participação', 'Share', { required, check: shareProblem }),
    },
    { max: 20 },
  ),
  representatives: agents('Representantes', 'Representatives', {
    name: ['Nome do representante', "Representative's name"],
    cpf: ['CPF do representante', "Representative's CPF"],
    powers: ['Poderes do representante', "Representative's powers"],
    until: ['Poderes válidos até', 'Powers valid until'],
  }),
  ...parties,
});
