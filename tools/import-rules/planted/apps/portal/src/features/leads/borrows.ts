import { page } from '../users/page.ts'; export const planted = page;
