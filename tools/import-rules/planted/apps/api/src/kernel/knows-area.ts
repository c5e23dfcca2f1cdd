import { rule } from '../modules/proposals/index.ts'; export const planted = rule;
