/** The calendar day in São Paulo at an instant, as `YYYY-MM-DD`. */
export const todayInSaoPaulo = (at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO('America/Sao_Paulo').toPlainDate().toString();
