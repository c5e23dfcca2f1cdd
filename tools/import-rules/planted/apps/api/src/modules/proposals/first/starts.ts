import { ends } from '../second/ends.ts';

export const starts = ends;
