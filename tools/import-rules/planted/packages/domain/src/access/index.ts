export const access = 1;
