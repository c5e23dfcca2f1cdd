import { support } from '../../testkit/src/imports-app.ts'; export const planted = support;
