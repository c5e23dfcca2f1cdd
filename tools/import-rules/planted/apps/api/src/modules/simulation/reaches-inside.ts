import { inside } from '../proposals/inside.ts'; export const planted = inside;
