import type { CalendarDate } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/index.ts';
import type { Texts } from '../errors/texts.ts';
import { centavos, choices, count, date, days, type FormOf, form, text } from '../forms/index.ts';

/** The events in which the insurer pays instalments. */
const coveredEvents = {
  UNEMPLOYMENT: { pt: 'Desemprego involuntário', en: 'Involuntary unemployment' },
  DISABILITY: { pt: 'Incapacidade física temporária', en: 'Temporary physical disability' },
  HOSPITAL: { pt: 'Internação hospitalar', en: 'Hospital stay' },
  ACCIDENT: { pt: 'Acidente pessoal', en: 'Personal accident' },
} as const satisfies Record<string, Texts>;
export type CoveredEvent = keyof typeof coveredEvents;
const eventOptions = (Object.keys(coveredEvents) as CoveredEvent[]).map((id) => ({ id, ...coveredEvents[id] }));

const name = (pt: string, en: string) => text(pt, en, { max: 60, clean: (typed) => typed.replace(/\s+/g, ' ') });

const fields = {
  planCode: text('Código do plano', 'Plan code', {
    test: /^[A-Z0-9-]{2,20}$/i,
    key: 'campaignCode.invalid',
    clean: (code) => code.toUpperCase(),
  }),
  planNamePt: name('Nome em português', 'Name in Portuguese'),
  planNameEn: name('Nome em inglês', 'Name in English'),
  coveredEvents: choices('Eventos cobertos', 'Covered events', eventOptions),
  coveredInstalments: count('Parcelas cobertas', 'Covered instalments', 1, 24, {
    hint: { pt: 'quantas parcelas a seguradora paga', en: 'how many instalments the insurer pays' },
  }),
  maxInstalmentCents: centavos('Valor máximo da parcela', 'Highest instalment', 1_00, 100_000_00),
  waitingDays: days('Carência', 'Waiting period', 0, 365),
  minAge: count('Idade mínima', 'Minimum age', 18, 99),
  maxAge: count('Idade máxima', 'Maximum age', 18, 99),
  effectiveFrom: date('Início da validade', 'Start of validity'),
  validUntil: date('Fim da validade', 'End of validity'),
};

/** A plan of protected instalment: the events, and how many instalments of which value the insurer then pays. */
export const protectedInstalmentForm = form(fields, ({ minAge, maxAge, effectiveFrom, validUntil }) => [
  ...(maxAge < minAge ? [{ path: 'maxAge', key: 'number.between' as const, params: { min: minAge, max: 99 } }] : []),
  ...(validUntil < effectiveFrom ? [{ path: 'validUntil', key: 'date.beforeStart' as const }] : []),
]);
export type ProtectedInstalmentForm = FormOf<typeof protectedInstalmentForm>;

/** What changes of a plan that has begun: the others are what was sold. */
const changeable: readonly string[] = ['planNamePt', 'planNameEn', 'validUntil'];

/** Whether a plan is sold by now, so that most of it no longer changes. */
export const hasPlanBegun = ({ effectiveFrom }: Pick<ProtectedInstalmentForm, 'effectiveFrom'>, today: CalendarDate) =>
  effectiveFrom <= today;

/**
 * The problems of a valid form on a day: a new start is today or later, no new end is in the past, and of a
 * plan that has begun only the names and the end change.
 *
 * @param before the stored plan that changes; null registers one
 */
export function protectedInstalmentProblems(
  plan: ProtectedInstalmentForm,
  before: ProtectedInstalmentForm | null,
  today: CalendarDate,
): FieldProblem[] {
  const isNew = (field: keyof typeof fields) => String(plan[field]) !== String(before?.[field]);
  const problems: FieldProblem[] = [];
  if (before && hasPlanBegun(before, today)) {
    const fixed = (Object.keys(fields) as (keyof typeof fields)[]).filter(
      (field) => !changeable.includes(field) && isNew(field),
    );
    problems.push(...fixed.map((path): FieldProblem => ({ path, key: 'protectedInstalment.begun' })));
  } else if (plan.effectiveFrom < today) problems.push({ path: 'effectiveFrom', key: 'promotion.startInPast' });
  if (isNew('validUntil') && plan.validUntil < today) problems.push({ path: 'validUntil', key: 'promotion.endInPast' });
  return problems;
}
