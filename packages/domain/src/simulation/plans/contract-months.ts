/** The month of the last instalment on the schedule's grid; a custom first due date shifts it. */
export function lastMonthOf(termMonths: number, graceDays: number | undefined): number {
  return firstMonthOf(graceDays) + termMonths - 1;
}

/** The month of the first instalment on the schedule's grid: 1, or the days of the grace ÷ 30 to the nearest month. */
export function firstMonthOf(graceDays: number | undefined): number {
  return graceDays === undefined ? 1 : Math.round(graceDays / 30);
}
