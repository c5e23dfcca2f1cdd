import { type Capability, canUse, type ModuleFlags } from '@estrada/domain/access/index';
import { notAllowed } from '@estrada/domain/errors/index';
import { endpoints, extractionCalls } from '@estrada/endpoints/index';
import { callerOf } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { describeExtraction } from './describe-extraction.ts';
import type { ExtractionName } from './extractions/index.ts';
import { makeFetchDownload, makeReadDownloadAddress } from './fetch-download.ts';
import { listExtractions } from './reports.repository.ts';
import { makeRequestExtraction } from './request-extraction.ts';

export const reportRoutes = (seal: Seal, files: FileStore, modules: ModuleFlags): Route[] => [
  ...(Object.keys(extractionCalls) as ExtractionName[]).map((name) =>
    write(extractionCalls[name], makeRequestExtraction(name)),
  ),
  read(endpoints.listExtractionFiles, async ({ query: { type, ...page } }, context) => {
    const { viewer } = callerOf(context);
    const isKnown = Object.hasOwn(extractionCalls, type);
    if (!isKnown || !canUse(type as Capability, viewer, modules)) throw notAllowed();
    const { rows, ...rest } = await listExtractions(context.db, viewer.userId, type, page);
    return { items: rows.map((row) => describeExtraction(row, context.language)), ...rest };
  }),
  write(endpoints.readDownloadAddress, makeReadDownloadAddress(seal)),
  read(endpoints.fetchDownload, makeFetchDownload(seal, files)),
];
