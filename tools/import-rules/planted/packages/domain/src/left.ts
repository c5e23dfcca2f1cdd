import { right } from './right.ts'; export const left = () => right;
