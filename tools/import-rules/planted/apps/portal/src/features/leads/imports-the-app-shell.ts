import { support } from '../../app/page.test.ts'; export const planted = support;
