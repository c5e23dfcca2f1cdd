import { type Capability, canUse, type ModuleFlags, recordScope } from '@estrada/domain/access/index';
import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import type { PageRequest } from '@estrada/domain/lists/index';
import { readsMasked } from '@estrada/domain/proposals/registration/index';
import { checkExtractionRange, nameInsuranceFilters } from '@estrada/domain/reports/index';
import { buildPath, endpoints, extractionCalls, mediaTypes } from '@estrada/endpoints/index';
import { and, eq } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { PageOrder } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import type { FileStore } from '../../kernel/files.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { makeId } from '../../kernel/ids.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { type Route, read, type UseCase, write } from '../../kernel/route.ts';
import { ensureSigned, signAddress } from '../../kernel/signed-address.ts';
import { describeExtraction } from './describe-extraction.ts';
import { type ExtractionName, extractionWith } from './extractions/index.ts';
import { reportJobs } from './reports.jobs.ts';
import { type ExtractionRow, extractionFiles } from './reports.tables.ts';
import { fileKey } from './write-extraction.ts';

/** Stores the request, its user and their scope; the job writes the file. */
function makeRequestExtraction(name: ExtractionName): UseCase<typeof endpoints.downloadDealers, WriteContext> {
  return async ({ query: { initialDate, finalDate, format, ...filters } }, context) => {
    const { viewer } = callerOf(context);
    const fields = checkExtractionRange({ initialDate, finalDate }, context.today);
    if (fields.length > 0) throw new DomainError('DOM002', { fields });
    await limitRate(context.db, { name: 'extractions', hits: 60, windowSeconds: 3_600 }, viewer.userId, context.now);
    const id = makeId(context.now);
    const extraction = extractionWith(name, filters);
    const hasFilters = Object.keys(filters).length > 0;
    const row = await insertExtraction(context.db, {
      id,
      type: name,
      format,
      initialDate,
      finalDate,
      filters: hasFilters ? filters : null,
      language: context.language,
      status: 'PENDING',
      scope: recordScope(viewer),
      masked: (extraction.isMaskedFor ?? readsMasked)(viewer.role),
      fileName: `${extraction.fileStem}_${initialDate}_${finalDate}_${id.slice(-8)}.${format}`,
      userId: viewer.userId,
      requestedAt: context.now,
      progressAt: context.now,
    });
    context.enqueue(reportJobs.extract, { id });
    context.audit({
      action: 'extraction.request',
      entity: 'extraction',
      entityId: id,
      after: {
        type: name,
        initialDate,
        finalDate,
        format,
        ...(hasFilters ? { filters: nameInsuranceFilters(filters) } : {}),
      },
    });
    return describeExtraction(row, context.language);
  };
}

const downloads = { name: 'download', validMs: 300_000 };

/** A signed address of the caller's own finished file; another user's file and a missing one look the same. */
function makeReadDownloadAddress(seal: Seal): UseCase<typeof endpoints.readDownloadAddress, WriteContext> {
  return async ({ query: { fileName } }, context) => {
    const row = await findFinishedFile(context.db, fileName);
    if (row?.userId !== callerOf(context).viewer.userId) throw new DomainError('SEC004');
    context.audit({ action: 'extraction.fetch', entity: 'extraction', entityId: row.id, after: { type: row.type } });
    const query = signAddress(seal, downloads, fileName, context.now);
    return { url: buildPath(endpoints.fetchDownload, 'public', { fileName }, query) };
  };
}

/** The file of a signed address. Only names that the table knows are opened, so no name leads anywhere else. */
function makeFetchDownload(seal: Seal, files: FileStore): UseCase<typeof endpoints.fetchDownload, ReadContext> {
  return async ({ params: { fileName }, query }, context) => {
    ensureSigned(seal, downloads, fileName, query, context.now);
    const row = await findFinishedFile(context.db, fileName);
    const file = row && (await files.openRead(fileKey(row.fileName)));
    if (!row || !file) throw new DomainError('SEC004');
    return { fileName: row.fileName, contentType: mediaTypes[row.format], content: file.content };
  };
}

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

const newestFirst: PageOrder = {
  name: 'requestedAt',
  by: extractionFiles.requestedAt,
  type: 'timestamptz',
  direction: 'desc',
  id: extractionFiles.id,
};

async function insertExtraction(db: Db, row: typeof extractionFiles.$inferInsert): Promise<ExtractionRow> {
  const [inserted] = await db.insert(extractionFiles).values(row).returning();
  return inserted!;
}

/** The files of a type that a person requested, newest first. */
async function listExtractions(db: Db, userId: string, type: string, page: PageRequest) {
  const own = and(eq(extractionFiles.userId, userId), eq(extractionFiles.type, type));
  return pageOfTable(db, { table: extractionFiles, where: own, order: newestFirst }, page);
}

/** A finished file by its name; the caller checks its owner. */
async function findFinishedFile(db: Db, fileName: string): Promise<ExtractionRow | null> {
  const [row] = await db
    .select()
    .from(extractionFiles)
    .where(and(eq(extractionFiles.fileName, fileName), eq(extractionFiles.status, 'SUCCESS')));
  return row ?? null;
}
