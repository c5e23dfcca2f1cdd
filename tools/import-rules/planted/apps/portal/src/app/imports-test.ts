import { support } from './page.test.ts'; export const planted = support;
