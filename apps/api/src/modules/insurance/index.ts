import type { ModuleFlags } from '@estrada/domain/access/index';
import { endpoints } from '@estrada/endpoints/index';
import type { FileStore } from '../../kernel/files.ts';
import type { HandledJob } from '../../kernel/jobs/define-job.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { flow, type Route } from '../../kernel/route.ts';
import type { Partners } from '../../partners/index.ts';
import type { ScanFile } from '../documents/index.ts';
import { insuranceJobs } from './contracting/insurance.jobs.ts';
import { contractingSchedule } from './contracting/insurance.schedule.ts';
import { handleInsuranceJobs as handleJobs } from './contracting/insurance-job-handlers.ts';
import { contractingRoutes } from './contracting/routes.ts';
import { insurerCallbacks } from './insurer-notices.ts';
import { optionRoutes } from './list-options.ts';
import { makePriceCarInsurance } from './price-car-insurance.ts';
import { makePriceVaps } from './price-products.ts';
import { quoteSchedule } from './quote-insurers.ts';

export { followCredit } from './contracting/follow-credit.ts';
export { listInsurerPrices } from './quote-insurers.ts';

const portsOf = (partners: Partners) => ({
  LIBERTY: partners.liberty,
  CARDIF: partners.cardif,
  ASSURANT: partners.assurant,
  METLIFE: partners.metlife,
});

/** The area's contents page. */
export function insuranceRoutes(
  partners: Partners,
  { files, ...options }: { modules: ModuleFlags; deadlineMs: number; files: FileStore },
): Route[] {
  const pricing = { ports: portsOf(partners), ...options };
  return [
    ...optionRoutes(options.modules),
    flow(endpoints.priceVaps, makePriceVaps(pricing)),
    flow(endpoints.priceCarInsurance, makePriceCarInsurance(pricing)),
    ...contractingRoutes({ ...pricing, files }),
  ];
}

/** What the insurers report, each at its own address. */
export const insuranceCallbacks = insurerCallbacks(insuranceJobs.readNews);

export const insuranceSchedule = (partners: Partners, files: FileStore): Task[] => [
  ...quoteSchedule,
  ...contractingSchedule(portsOf(partners), files),
];

export const handleInsuranceJobs = (
  partners: Partners,
  parts: { mailer: Mailer; files: FileStore; scan: ScanFile; publicUrl: string },
): HandledJob[] => handleJobs({ ports: portsOf(partners), ...parts });
