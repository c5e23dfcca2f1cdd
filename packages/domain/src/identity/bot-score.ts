/**
 * Taken when the service that distinguishes people from programs answers without a body
 * (docs/specification/identity.md#bot-score).
 */
export const defaultBotScore = 0.9;

/** How many sign-ins a likely bot may try in the window in which everybody else has many more. */
export const likelyBotLogins = { hits: 3, windowSeconds: 300 };

/** Whether a caller looks like a program: 1 is surely a person, 0 surely none. */
export const isLikelyBot = (score: number, threshold: number): boolean => score < threshold;
