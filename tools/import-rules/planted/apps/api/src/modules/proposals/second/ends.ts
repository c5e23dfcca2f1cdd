export const ends = 1;
