import { DomainError, pickText } from '@estrada/domain/errors/index';
import { renderDifference, type UploadKind, uploadKinds } from '@estrada/domain/uploads/index';
import { endpoints, maxSpreadsheetBytes } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import { readTableInForce } from '../../kernel/database/tables-in-force.ts';
import type { FileStore } from '../../kernel/files.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { flow, type Route, read, write } from '../../kernel/route.ts';
import { contentTypes } from '../../kernel/spreadsheets/content-types.ts';
import { makeCancelStart, makeCompareTable, makeReturnToTable } from './change-decisions.ts';
import { describeProblem, describeUpload } from './describe-upload.ts';
import { makeTemplate } from './make-template.ts';
import { makeApplyTrial, makeReceiveUpload } from './receive-upload.ts';
import { reportKey } from './run-upload.ts';
import { readTableTimes } from './table-times.ts';
import { uploadTables } from './tables/index.ts';
import { columnsOf, type UploadTable } from './upload-table.ts';
import { findUpload, listFailedUploads, listProblems, listUploads } from './uploads.repository.ts';

/** How long a failed file stands on the desk. */
const failedDays = 7;

/** Twelve calls for every table, all alike; and one over all of them. */
export const uploadRoutes = (files: FileStore): Route[] => [...tableRoutes(files), failedUploads];

const failedUploads = read(endpoints.listFailedUploads, async (_input, { db, now, language, may }) => {
  const kinds = (Object.keys(uploadKinds) as UploadKind[]).filter((kind) => may(uploadKinds[kind].access));
  const rows = await listFailedUploads(db, kinds, new Date(now.getTime() - failedDays * 24 * 60 * 60 * 1000));
  return { items: rows.map((row) => ({ ...describeUpload(row, language, null), kind: row.kind })) };
});

const tableRoutes = (files: FileStore): Route[] =>
  (Object.entries(uploadTables) as [keyof typeof uploadTables, UploadTable][]).flatMap(([name, table]) => {
    const find = async (id: string, { db }: ReadContext) => {
      const row = inReach(await findUpload(db, table.kind, id));
      return row;
    };
    return [
      flow(endpoints[`send${name}Table`], makeReceiveUpload(table, files, false)),
      flow(endpoints[`try${name}Table`], makeReceiveUpload(table, files, true)),
      flow(endpoints[`apply${name}Trial`], makeApplyTrial(table, files)),
      read(endpoints[`list${name}Uploads`], async ({ query }, { db, language, today }) => {
        const { rows, ...page } = await listUploads(db, table.kind, query);
        const inForceId = await readTableInForce(db, table.kind, today);
        return { items: rows.map((row) => describeUpload(row, language, inForceId)), ...page };
      }),
      read(endpoints[`read${name}Upload`], async ({ params }, context) => {
        const row = await find(params.id, context);
        const problems = await listProblems(context.db, row.id);
        return {
          upload: describeUpload(row, context.language, await readTableInForce(context.db, table.kind, context.today)),
          difference: row.difference && renderDifference(row.difference, context.language),
          problems: problems.map((problem) => describeProblem(problem, context.language)),
        };
      }),
      read(endpoints[`read${name}Report`], async ({ params }, context) => {
        const row = await find(params.id, context);
        const file = await files.openRead(reportKey(row.id));
        if (!file) throw new DomainError('SEC004');
        return { fileName: `${table.fileStem}-problemas.csv`, contentType: contentTypes.csv, content: file.content };
      }),
      read(endpoints[`read${name}InForce`], async (_input, context) => readTableTimes(table, context)),
      write(endpoints[`cancel${name}Start`], makeCancelStart(table)),
      read(endpoints[`compare${name}Table`], makeCompareTable(table)),
      write(endpoints[`return${name}Table`], makeReturnToTable(table)),
      read(endpoints[`read${name}Columns`], async (_input, { language }) => ({
        columns: Object.values(columnsOf(table)).map(({ name: column, about, example, isRequired }) => ({
          name: column,
          about: pickText(about, language),
          example,
          isRequired,
        })),
        maxLines: table.maxLines,
        maxBytes: maxSpreadsheetBytes,
      })),
      read(endpoints[`read${name}Template`], async ({ query }, { language }) =>
        makeTemplate(table, query.format, language),
      ),
    ];
  });
