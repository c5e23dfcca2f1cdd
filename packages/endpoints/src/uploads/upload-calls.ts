import { type UploadKind, uploadKinds, uploadStatuses } from '@estrada/domain/uploads/index';
import { z } from 'zod';
import { defineEndpoint, type Family } from '../define-endpoint.ts';
import { defineList } from '../define-list.ts';
import { recordId } from '../fields.ts';

/** Domain.md §9: spreadsheets up to 50 MB. */
export const maxSpreadsheetBytes = 50 * 1024 * 1024;

/**
 * One upload of the history: file name, date, user, status, message and line
 * (docs/specification/uploads.md#one-pattern), and how far it has come.
 */
export const uploadRecord = z.object({
  id: recordId,
  fileName: z.string(),
  sizeBytes: z.number(),
  uploadDate: z.string(),
  user: z.string(),
  status: z.enum(uploadStatuses),
  /** in the caller's language; null while nothing is to be said */
  message: z.string().nullable(),
  /** the first line with a problem */
  line: z.number().nullable(),
  lineCount: z.number(),
  /** what the size of the file lets expect, until all lines are read */
  expectedLines: z.number().nullable(),
  problemCount: z.number(),
  /** only tried: nothing of it holds */
  isTrial: z.boolean(),
  can: z.object({
    /** a trial whose file is kept still, and no other table has taken effect since */
    apply: z.boolean(),
  }),
});

/** The file that a table was filled from last: how many rows it brought, when, and by whom. */
const tableInForce = z.object({ fileName: z.string(), rowCount: z.number(), since: z.string(), user: z.string() });

const counted = z.object({ count: z.number(), samples: z.array(z.string()) });
const amount = z.number().nullable();
/** What a table that was tried would change (domain, `TableDifference`). */
const difference = z.object({
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  samples: z.array(
    z.object({
      kind: z.enum(['added', 'changed', 'removed']),
      label: z.string(),
      cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  prices: z
    .object({
      loans: z.array(
        z.object({
          plan: z.string(),
          assetType: z.union([z.literal(1), z.literal(2)]),
          beforeTermMonths: amount,
          beforeCents: amount,
          afterTermMonths: amount,
          afterCents: amount,
        }),
      ),
      gaps: counted,
      overlaps: counted,
    })
    .optional(),
});

export const uploadProblem = z.object({ line: z.number(), column: z.string(), value: z.string(), reason: z.string() });

/**
 * The calls of one uploaded table: send a file, try one, put in force what was tried, the history, what is in force, one upload with its first problems, the whole
 * report, the template, the columns. One pattern for all tables (docs/specification/uploads.md#one-pattern).
 *
 * @param name in the calls' names: `Vehicles` gives `sendVehiclesTable`, `listVehiclesUploads` …
 * @param kind says who sends it, and what it is called
 */
export function uploadCalls<Name extends string>(
  name: Name,
  kind: UploadKind,
  table: { family: Family; path: `/uploads/${string}` },
) {
  const { access, ...title } = uploadKinds[kind];
  const shared = { area: 'uploads', family: table.family, access: { anyOf: [access] } } as const;
  const say = (pt: string, en: string) => ({ pt: `${title.pt}: ${pt}`, en: `${title.en}: ${en}` });
  const send = defineEndpoint({
    ...shared,
    name: `send${name}Table`,
    method: 'POST',
    path: table.path,
    summary: say('enviar um arquivo', 'send a file'),
    files: { file: { max: 1, maxBytes: maxSpreadsheetBytes, types: ['csv', 'xlsx'] } },
    response: uploadRecord,
    errors: ['SIS005', 'USE029'],
  });
  const tryOut = defineEndpoint({
    ...shared,
    name: `try${name}Table`,
    method: 'POST',
    path: `${table.path}/trial`,
    summary: say('ensaiar um arquivo, sem mudar nada', 'try a file, changing nothing'),
    files: { file: { max: 1, maxBytes: maxSpreadsheetBytes, types: ['csv', 'xlsx'] } },
    response: uploadRecord,
    errors: ['SIS005', 'USE029'],
  });
  const apply = defineEndpoint({
    ...shared,
    name: `apply${name}Trial`,
    method: 'POST',
    path: `${table.path}/{id}/apply`,
    summary: say('pôr em vigor o que foi ensaiado', 'put in force what was tried'),
    params: z.object({ id: recordId }),
    response: uploadRecord,
    errors: ['SEC004', 'SET001', 'USE029'],
  });
  const list = defineList({
    ...shared,
    name: `list${name}Uploads`,
    path: table.path,
    summary: say('arquivos enviados', 'files sent'),
    row: uploadRecord,
  });
  const read = defineEndpoint({
    ...shared,
    name: `read${name}Upload`,
    method: 'GET',
    path: `${table.path}/{id}`,
    summary: say('um envio e seus primeiros problemas', 'one upload and its first problems'),
    params: z.object({ id: recordId }),
    /** the difference of a trial that came to its end, as long as it is kept */
    response: z.object({
      upload: uploadRecord,
      problems: z.array(uploadProblem),
      difference: difference.nullable(),
    }),
    errors: ['SEC004'],
  });
  const report = defineEndpoint({
    ...shared,
    name: `read${name}Report`,
    method: 'GET',
    path: `${table.path}/{id}/report`,
    summary: say('relatório de todos os problemas, em CSV', 'report of all problems, as CSV'),
    params: z.object({ id: recordId }),
    response: { file: 'any' as const },
    errors: ['SEC004'],
  });
  const template = defineEndpoint({
    ...shared,
    name: `read${name}Template`,
    method: 'GET',
    path: `${table.path}/template`,
    summary: say('modelo para preencher', 'template to fill in'),
    query: z.object({ format: z.enum(['csv', 'xlsx'], { error: 'value.notAllowed' }).default('xlsx') }),
    response: { file: 'any' as const },
    errors: [],
  });
  const inForce = defineEndpoint({
    ...shared,
    name: `read${name}InForce`,
    method: 'GET',
    path: `${table.path}/in-force`,
    summary: say('o que está em vigor, desde quando e por quem', 'what is in force, since when and by whom'),
    /** null while no file has taken effect */
    response: z.object({ inForce: tableInForce.nullable() }),
    errors: [],
  });
  const columns = defineEndpoint({
    ...shared,
    name: `read${name}Columns`,
    method: 'GET',
    path: `${table.path}/columns`,
    summary: say('colunas e limites', 'columns and limits'),
    response: z.object({
      columns: z.array(z.object({ name: z.string(), about: z.string(), example: z.string(), isRequired: z.boolean() })),
      maxLines: z.number(),
      maxBytes: z.number(),
    }),
    errors: [],
  });
  const calls = {
    [columns.name]: columns,
    [inForce.name]: inForce,
    [send.name]: send,
    [tryOut.name]: tryOut,
    [apply.name]: apply,
    [list.name]: list,
    [read.name]: read,
    [report.name]: report,
    [template.name]: template,
  };
  // the compiler does not follow computed names; the walk over all endpoints checks that each is keyed by its own
  return calls as { [Key in `send${Name}Table`]: typeof send } & { [Key in `list${Name}Uploads`]: typeof list } & {
    [Key in `read${Name}Upload`]: typeof read;
  } & { [Key in `read${Name}Report`]: typeof report } & { [Key in `read${Name}Template`]: typeof template } & {
    [Key in `read${Name}Columns`]: typeof columns;
  } & { [Key in `read${Name}InForce`]: typeof inForce } & { [Key in `try${Name}Table`]: typeof tryOut } & {
    [Key in `apply${Name}Trial`]: typeof apply;
  };
}
