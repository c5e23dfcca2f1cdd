/** Married, and in a stable union. */
const withSpouse: readonly (number | null | undefined)[] = [2, 6];

/** Whether a marital status comes with a husband, a wife or a partner. */
export const hasSpouse = (maritalStatusId: number | null | undefined): boolean => withSpouse.includes(maritalStatusId);
