import { access } from '../../domain/src/access/index.ts'; export const planted = access;
