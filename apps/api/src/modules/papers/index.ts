import { endpoints } from '@estrada/endpoints/index';
import type { FileStore } from '../../kernel/files.ts';
import { handleJobs } from '../../kernel/jobs/define-job.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { flow, type Route, read, write } from '../../kernel/route.ts';
import { contractJobs } from '../proposals/index.ts';
import { type DossierParts, makeMakeDossier } from './dossier/make-dossier.ts';
import { followPapers, makePapers } from './make-papers.ts';
import { makeReadClientPaperAddress } from './open-client-paper.ts';
import { makeFetchPaper, makeReadPaperAddress } from './open-paper.ts';
import { makeContractPapers, readContractPapers } from './request-papers.ts';

export { paperSchedule } from './papers.schedule.ts';

/** The area's contents page: endpoint → use case. */
export const paperRoutes = (seal: Seal, parts: DossierParts): Route[] => [
  // a write although it is a GET: with `createNew` it asks for papers
  write(endpoints.readContractPapers, readContractPapers),
  write(endpoints.makeContractPapers, makeContractPapers),
  write(endpoints.readPaperAddress, makeReadPaperAddress(seal)),
  read(endpoints.fetchPaper, makeFetchPaper(seal, parts.files)),
  flow(endpoints.readClientPaperAddress, makeReadClientPaperAddress(seal)),
  write(endpoints.makeDossier, makeMakeDossier(parts)),
];

/** The area's jobs with what they need. */
export const handlePaperJobs = (files: FileStore) =>
  handleJobs(contractJobs, { make: { run: makePapers(files), follow: followPapers } });
