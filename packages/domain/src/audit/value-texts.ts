import { paperKindIds, paperKinds } from '../contracts/index.ts';
import { selfieStatuses } from '../contracts/selfie/selfie-status.ts';
import { documentKinds, documentName } from '../documents/index.ts';
import {
  accountTypes,
  businessNatures,
  businessTypes,
  companyResponsibleRoles,
  countries,
  documentIssuers,
  documentTypes,
  type EnumerationRow,
  findFinanceType,
  genders,
  incomeTypes,
  maritalStatuses,
  occupations,
  partnershipTypes,
  personTypes,
  powersTypes,
  preApprovalResults,
  relations,
  residenceTypes,
  sellerTypes,
} from '../enumerations/index.ts';
import type { Texts } from '../errors/texts.ts';
import { profileFlagNames, textsOfChange } from '../parameters/profiles/index.ts';
import { proposalStatuses } from '../proposals/statuses.ts';

/** The fields that hold one of a list, whatever kind of record they are of. */
const lists: Readonly<Record<string, readonly EnumerationRow[]>> = {
  accountTypeId: accountTypes,
  additionalIncomeTypeId: incomeTypes,
  birthCountryId: countries,
  businessNatureId: businessNatures,
  businessTypeId: businessTypes,
  countryId: countries,
  documentIssuer: documentIssuers,
  documentKind: documentKinds.map((id) => ({ id, ...documentName(id) })),
  documentType: documentTypes,
  fiscalCountryId: countries,
  gender: genders,
  incomeTypeId: incomeTypes,
  maritalStatusId: maritalStatuses,
  nationality: countries,
  occupationId: occupations,
  otherFiscalCountryId: countries,
  paperKind: paperKindIds.map((id) => ({ id, ...paperKinds[id] })),
  partnershipTypeId: partnershipTypes,
  personType: personTypes,
  powersTypeId: powersTypes,
  relationId: relations,
  residenceTypeId: residenceTypes,
  result: preApprovalResults,
  role: companyResponsibleRoles,
  secondCountryId: countries,
  selfieOutcome: Object.entries(selfieStatuses).map(([id, { pt, en }]) => ({ id, pt, en })),
  sellerType: sellerTypes,
  source: [
    { id: 'camera', pt: 'Câmera', en: 'Camera' },
    { id: 'upload', pt: 'Arquivo enviado', en: 'File that was sent' },
  ],
};

/** how many cells of profile parameters were changed, and which */
const changedCells: ReadonlySet<string> = new Set([...profileFlagNames, 'combinations']);

const languages: Readonly<Record<string, Texts>> = {
  'pt-BR': { pt: 'Português', en: 'Portuguese' },
  en: { pt: 'Inglês', en: 'English' },
};

/**
 * What a value of the trail is called that the code knows by a name of its own; undefined where people know it as it stands.
 *
 * @param field the own name of the field, without the records around it
 */
export function auditValueTexts(field: string, value: string): Texts | undefined {
  if (Object.hasOwn(lists, field)) return lists[field]!.find(({ id }) => String(id) === value);
  if (changedCells.has(field)) return textsOfChange(value);
  if ((field === 'status' || field === 'decision') && Object.hasOwn(proposalStatuses, value))
    return proposalStatuses[value as keyof typeof proposalStatuses];
  if (field === 'language' && Object.hasOwn(languages, value)) return languages[value];
  if (field === 'selectedTerm' || field === 'term') return { pt: `${value} meses`, en: `${value} months` };
  if (field !== 'financeTypeId') return undefined;
  const plan = findFinanceType(Number(value));
  return plan && { pt: plan.name, en: plan.name };
}
