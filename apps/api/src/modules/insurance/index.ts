export { insuranceSchedule } from './quote-insurers.ts';
