export const kernel = 1;
