import type { ModuleFlags } from '@estrada/domain/access/index';
import type { FileStore } from '../../kernel/files.ts';
import type { HandledJob } from '../../kernel/jobs/define-job.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Route } from '../../kernel/route.ts';
import { insurerPorts, type Partners } from '../../partners/index.ts';
import type { ScanFile } from '../documents/index.ts';
import { commissionDifferenceRoutes } from './commission-differences.ts';
import { commissionRoutes } from './commission-figures.ts';
import { insuranceJobs } from './insurance.jobs.ts';
import { contractingSchedule } from './insurance.schedule.ts';
import { handleInsuranceJobs } from './insurance-job-handlers.ts';
import { insurerCallbacks } from './insurer-notices.ts';
import { contractingRoutes } from './routes.ts';

export { issuedCommissionCents } from './commission.ts';
export { commissionsWithin } from './commission-figures.ts';
export { insuranceCommissions } from './commissions.tables.ts';
export { followCredit } from './follow-credit.ts';
export { printInsurance } from './insurance-documents.ts';
export { readInsuranceEvidence } from './insurance-evidence.ts';
export { describeForClient, listClientInsurance, withdrawForClient } from './insurance-for-client.ts';
export { mostOfSale } from './insurance-proposals.repository.ts';
export {
  type InsurerStatementRow,
  insurerStatementTables,
  mostStatementLines,
  previousStatementLines,
  reconcileStatements,
} from './insurer-statements.ts';
export { insuranceProposals, insuranceReach } from './policies.tables.ts';

/** The area's contents page. */
export const policyRoutes = (
  partners: Partners,
  parts: { modules: ModuleFlags; deadlineMs: number; files: FileStore; scan: ScanFile },
): Route[] => [
  ...contractingRoutes({ ports: insurerPorts(partners), ...parts }),
  ...commissionRoutes,
  ...commissionDifferenceRoutes,
];

/** What the insurers report, each at its own address. */
export const insurerReports = insurerCallbacks(insuranceJobs.readNews);

export const policySchedule = (partners: Partners, files: FileStore): Task[] =>
  contractingSchedule(insurerPorts(partners), files);

export const handlePolicyJobs = (
  partners: Partners,
  parts: { mailer: Mailer; files: FileStore; scan: ScanFile; publicUrl: string },
): HandledJob[] => handleInsuranceJobs({ ports: insurerPorts(partners), ...parts });
