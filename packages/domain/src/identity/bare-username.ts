/** A username as it is kept and compared: capitals, no spaces. */
export const bareUsername = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();
