import type { FileStore } from '../../../kernel/files.ts';
import { handleJobs } from '../../../kernel/jobs/define-job.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { reportJobs } from '../reports.jobs.ts';
import { extract } from './extract.ts';

/** The area's job handlers with their dependencies. */
export const handleReportJobs = (platform: Platform, files: FileStore) =>
  handleJobs(reportJobs, { extract: extract(platform, files) });
