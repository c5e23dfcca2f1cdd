import { fraudSignals, paperKindIds, paperKinds, signalledActs } from '../contracts/index.ts';
import { selfieStatuses } from '../contracts/selfie/selfie-status.ts';
import { documentKinds, documentName } from '../documents/index.ts';
import { type EnumerationRow, findFinanceType, preApprovalResults } from '../enumerations/index.ts';
import type { Texts } from '../errors/texts.ts';
import { trailChoices } from '../forms/rows.ts';
import { profileFlagNames, textsOfChange } from '../parameters/profiles/index.ts';
import { registrationRows } from '../proposals/registration/registration-rows.ts';
import { proposalStatuses } from '../proposals/statuses.ts';

const textsOf = (named: Readonly<Record<string, Texts>>): EnumerationRow[] =>
  Object.entries(named).map(([id, { pt, en }]) => ({ id, pt, en }));

/** The fields with a value of an enumeration, for any kind of record. */
const lists: Readonly<Record<string, readonly EnumerationRow[]>> = {
  ...trailChoices([...registrationRows.PF, ...registrationRows.PJ]),
  documentKind: documentKinds.map((id) => ({ id, ...documentName(id) })),
  paperKind: paperKindIds.map((id) => ({ id, ...paperKinds[id] })),
  result: preApprovalResults,
  fraudSignal: textsOf(fraudSignals),
  signalledAct: textsOf(signalledActs),
  selfieOutcome: textsOf(selfieStatuses),
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
 * The text of a coded value in the trail; undefined where users know the value as it is.
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
