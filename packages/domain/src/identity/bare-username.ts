/** A username in its stored form for comparison: capitals, no spaces. */
export const bareUsername = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();
