import { kernel } from '../../../api/src/kernel/clean.ts'; export const planted = kernel;
