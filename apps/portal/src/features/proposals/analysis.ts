/** Statuses in which the credit engine is at work and the next news comes by itself. */
const underAnalysis: readonly string[] = ['SU', 'PD'];

/** How often a screen asks for news meanwhile: a decision shows within three seconds. */
const pollIntervalMs = 2_000;

/** When to ask again, for react-query; never once nothing is under analysis. A hidden tab does not ask. */
export function pollWhileAnalysing(statuses: readonly string[]): number | false {
  return statuses.some((status) => underAnalysis.includes(status)) ? pollIntervalMs : false;
}
