import { addDays, type CalendarDate } from '../calendar/index.ts';
import type { FieldProblem, Texts } from '../errors/index.ts';
import { choice, date, form } from '../forms/index.ts';

/** How the follow-up of declined products ended. */
export const followUpOutcomes = {
  SOLD: { pt: 'Vendido', en: 'Sold' },
  NOT_INTERESTED: { pt: 'Sem interesse', en: 'Not interested' },
  NO_CONTACT: { pt: 'Sem contato', en: 'No contact' },
} as const satisfies Record<string, Texts>;
export type FollowUpOutcome = keyof typeof followUpOutcomes;
export const followUpOutcomeIds = Object.keys(followUpOutcomes) as [FollowUpOutcome, ...FollowUpOutcome[]];

/** Which follow-ups a list shows: those to do, those of a later day, those with an outcome. */
export const followUpStates = {
  open: { pt: 'A fazer', en: 'To do' },
  postponed: { pt: 'Adiados', en: 'Postponed' },
  done: { pt: 'Concluídos', en: 'Completed' },
} as const satisfies Record<string, Texts>;
export type FollowUpState = keyof typeof followUpStates;
export const followUpStateIds = Object.keys(followUpStates) as [FollowUpState, ...FollowUpState[]];

/** Rows of a page of follow-ups. */
export const followUpPageSize = 10;

/** The most days for which a follow-up is postponed. */
const mostPostponedDays = 90;

/** The problems of the day to which a follow-up is postponed: from tomorrow on, within the limit. */
export function postponementProblems(until: CalendarDate, today: CalendarDate): FieldProblem[] {
  if (until <= today) return [{ path: 'until', key: 'date.notAfterToday' }];
  const last = addDays(today, mostPostponedDays);
  return until > last ? [{ path: 'until', key: 'date.tooFar', params: { max: mostPostponedDays } }] : [];
}

/** The input of the acts on a follow-up. */
export const outcomeForm = form({ outcome: choice('Resultado', 'Outcome', followUpOutcomes) });
export const postponementForm = form({ until: date('Adiar para', 'Postpone until') });
