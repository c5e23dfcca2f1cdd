import type { FileStore } from '../../../kernel/files.ts';
import { handleJobs } from '../../../kernel/jobs/define-job.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { uploadJobs } from '../uploads.jobs.ts';
import { loadTable } from './load-table.ts';

/** The area's job handlers with their dependencies. */
export const handleUploadJobs = (platform: Platform, files: FileStore) =>
  handleJobs(uploadJobs, { loadTable: loadTable(platform, files) });
