import { kernel } from '../../../apps/api/src/kernel/clean.ts'; export const planted = kernel;
