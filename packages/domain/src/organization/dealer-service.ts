import type { CalendarDate } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import { date, list, rowsOf, text } from '../forms/declare.ts';
import { missing } from '../forms/rows.ts';
import { must } from '../forms/ui.ts';
import { type BusinessHours, isTime, minutesOfTime, timeOfMinutes, usualHours } from '../leads/business-hours.ts';

/** The days of the business hours in their order, Monday first. */
export const weekdays = [
  { id: 'monday', pt: 'Segunda-feira', en: 'Monday' },
  { id: 'tuesday', pt: 'Terça-feira', en: 'Tuesday' },
  { id: 'wednesday', pt: 'Quarta-feira', en: 'Wednesday' },
  { id: 'thursday', pt: 'Quinta-feira', en: 'Thursday' },
  { id: 'friday', pt: 'Sexta-feira', en: 'Friday' },
  { id: 'saturday', pt: 'Sábado', en: 'Saturday' },
  { id: 'sunday', pt: 'Domingo', en: 'Sunday' },
] as const;

/** A day on which a dealer is closed. */
export type DealerHoliday = { readonly day: CalendarDate; readonly name: string };

/** When a dealer serves clients, and which sites may embed the public pages. */
export type DealerService = {
  readonly hours: BusinessHours;
  readonly holidays: readonly DealerHoliday[];
  /** as browsers write them: scheme, host in lower case, a port that is not the usual one */
  readonly origins: readonly string[];
};

/** Of a dealer that has saved none. */
export const usualService: DealerService = { hours: usualHours, holidays: [], origins: [] };

/** Sites that may embed the pages of one dealer. */
export const mostOrigins = 10;
/** Municipal holidays of several years. */
export const mostHolidays = 100;

const host = /^https:\/\/(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d](?::(\d{1,5}))?$/i;
/** Origins become part of a response header: nothing but a plain one may get into it. */
function isOrigin(typed: string): boolean {
  const found = host.exec(typed);
  if (!found) return false;
  const port = Number(found[1] ?? 443);
  return port >= 1 && port <= 65_535;
}
const originOf = (typed: string): string => typed.trim().toLowerCase().replace(/:443$/, '');

const required = true;
const hour = (pt: string, en: string) => text(pt, en, { max: 5, check: must(isTime, 'time.invalid') });

/** The fields of the form: of a day that is closed both times are blank. */
export const dealerServiceRows = rowsOf({
  shape: {
    days: list(
      'Horário de atendimento',
      'Business hours',
      { opens: hour('Abre às', 'Opens at'), closes: hour('Fecha às', 'Closes at') },
      { max: weekdays.length },
    ),
    holidays: list(
      'Feriados municipais',
      'Municipal holidays',
      { day: date('Dia', 'Day', { required }), name: text('Nome', 'Name', { required }) },
      { max: mostHolidays },
    ),
    origins: list(
      'Sites autorizados',
      'Authorised sites',
      {
        origin: text('Endereço do site', 'Address of the site', {
          required,
          wide: true,
          max: 260,
          check: must(isOrigin, 'origin.invalid'),
        }),
      },
      { max: mostOrigins },
    ),
  },
});

/** The values of the form; `days` has all weekdays. */
export type DealerServiceForm = {
  days: { opens: string; closes: string }[];
  holidays: { day: string; name: string }[];
  origins: { origin: string }[];
};

// no field depends on the day
const noDay = undefined as unknown as Temporal.PlainDate;

function hoursProblem({ opens, closes }: DealerServiceForm['days'][number], index: number): FieldProblem[] {
  const [from, until] = [opens.trim(), closes.trim()];
  if (from === '' && until === '') return [];
  if (from === '' || until === '')
    return [{ path: `days.${index}.${from === '' ? 'opens' : 'closes'}`, key: 'required' }];
  return minutesOfTime(from) < minutesOfTime(until)
    ? []
    : [{ path: `days.${index}.closes`, key: 'hours.closesBeforeOpening' }];
}

/** The positions of values that an earlier one has. */
const repeated = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));

/** What is missing or invalid in the form, in its order. */
export function dealerServiceProblems(typed: DealerServiceForm): FieldProblem[] {
  const problems = missing(dealerServiceRows, typed, noDay);
  if (problems.length > 0) return problems;
  return [
    ...typed.days.flatMap(hoursProblem),
    ...repeated(typed.holidays.map(({ day }) => day)).map((index) => ({
      path: `holidays.${index}.day`,
      key: 'dealerHoliday.repeated' as const,
    })),
    ...repeated(typed.origins.map(({ origin }) => originOf(origin))).map((index) => ({
      path: `origins.${index}.origin`,
      key: 'origin.repeated' as const,
    })),
  ];
}

/** The form as stored: holidays by day. Check the problems first. */
export const storedDealerService = ({ days, holidays, origins }: DealerServiceForm): DealerService => ({
  hours: days.map(({ opens, closes }) =>
    opens.trim() === '' ? null : { opens: minutesOfTime(opens.trim()), closes: minutesOfTime(closes.trim()) },
  ) as unknown as BusinessHours,
  holidays: holidays
    .map(({ day, name }) => ({ day, name: name.trim() }))
    .sort((one, other) => one.day.localeCompare(other.day)),
  origins: origins.map(({ origin }) => originOf(origin)),
});

/** What is stored as values of the form. */
export const typedDealerService = ({ hours, holidays, origins }: DealerService): DealerServiceForm => ({
  days: hours.map((open) =>
    open ? { opens: timeOfMinutes(open.opens), closes: timeOfMinutes(open.closes) } : { opens: '', closes: '' },
  ),
  holidays: holidays.map(({ day, name }) => ({ day, name })),
  origins: origins.map((origin) => ({ origin })),
});
