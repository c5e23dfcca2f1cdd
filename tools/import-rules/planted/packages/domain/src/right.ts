import { left } from './left.ts'; export const right = () => left;
