import { type UploadKind, uploadKinds } from '@estrada/domain/uploads/index';
import { z } from 'zod';
import { defineEndpoint, type Family } from '../define-endpoint.ts';
import { defineList } from '../define-list.ts';
import { recordId } from '../fields.ts';
import {
  decisionNumber,
  difference,
  maxSpreadsheetBytes,
  startDay,
  tablesOverTime,
  uploadProblem,
  uploadRecord,
} from './upload-shapes.ts';

/**
 * The calls of one uploaded table: send a file, try one, put in force what was tried, what holds and held, cancelling what is to
 * come, returning to what held, the history, one upload with its first problems, the whole
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
    query: startDay,
    files: { file: { max: 1, maxBytes: maxSpreadsheetBytes, types: ['csv', 'xlsx'] } },
    response: uploadRecord,
    errors: ['SIS005', 'SET024', 'USE029'],
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
    query: startDay,
    response: uploadRecord,
    errors: ['SEC004', 'SET001', 'SET024', 'SET033', 'USE029'],
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
    summary: say('o que vale, o que vem e o que valeu', 'what holds, what comes and what held'),
    response: tablesOverTime,
    errors: [],
  });
  const cancel = defineEndpoint({
    ...shared,
    name: `cancel${name}Start`,
    method: 'POST',
    path: `${table.path}/in-force/{decision}/cancel`,
    summary: say('cancelar a tabela que passaria a valer', 'cancel the table that was to take effect'),
    params: z.object({ decision: decisionNumber }),
    response: tablesOverTime,
    errors: ['SEC004', 'SET001'],
  });
  const compare = defineEndpoint({
    ...shared,
    name: `compare${name}Table`,
    method: 'GET',
    path: `${table.path}/{id}/difference`,
    summary: say('o que a volta a uma tabela anterior mudaria', 'what a return to an earlier table would change'),
    params: z.object({ id: recordId }),
    /** `inForceId`: the table that it was compared with */
    response: z.object({ difference, inForceId: recordId.nullable() }),
    errors: ['SEC004'],
  });
  const goBack = defineEndpoint({
    ...shared,
    name: `return${name}Table`,
    method: 'POST',
    path: `${table.path}/{id}/return`,
    summary: say('voltar a uma tabela anterior', 'return to an earlier table'),
    params: z.object({ id: recordId }),
    /** what holds as the person saw it */
    body: z.object({ inForceId: recordId.nullable() }),
    response: tablesOverTime,
    errors: ['SEC004', 'SET001'],
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
    [cancel.name]: cancel,
    [compare.name]: compare,
    [goBack.name]: goBack,
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
  } & { [Key in `cancel${Name}Start`]: typeof cancel } & { [Key in `compare${Name}Table`]: typeof compare } & {
    [Key in `return${Name}Table`]: typeof goBack;
  };
}
