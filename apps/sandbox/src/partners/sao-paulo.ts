/** An instant as the clocks of São Paulo show it, with its zone: `2026-11-20T10:00:00-03:00`. */
export const instantInSaoPaulo = (at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO('America/Sao_Paulo')
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** The calendar day in São Paulo at an instant, as `YYYY-MM-DD`. */
export const todayInSaoPaulo = (at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO('America/Sao_Paulo').toPlainDate().toString();
