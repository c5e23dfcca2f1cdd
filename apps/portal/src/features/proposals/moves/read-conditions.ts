const maxConditions = 10;
const maxConditionLength = 200;

/** The conditions of an approval as they are typed, one to a line; as many, and as long, as the call takes. */
export const readConditions = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim().slice(0, maxConditionLength))
    .filter(Boolean)
    .slice(0, maxConditions);
