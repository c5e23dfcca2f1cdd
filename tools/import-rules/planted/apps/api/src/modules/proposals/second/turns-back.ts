import { other } from '../first/other.ts';

export const turnsBack = other;
