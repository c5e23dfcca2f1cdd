/**
 * Taken when the service that distinguishes people from programs answers without a body
 * (docs/specification/identity.md#bot-score).
 */
export const defaultBotScore = 0.9;

/** How many logins or leads a likely bot may attempt in the window in which others have many more. */
export const likelyBotAttempts = { hits: 3, windowSeconds: 300 };

/** Whether a caller looks like a bot: 1 is surely human, 0 surely a bot. */
export const isLikelyBot = (score: number, threshold: number): boolean => score < threshold;
