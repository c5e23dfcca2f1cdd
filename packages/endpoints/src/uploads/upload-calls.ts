import { type UploadKind, type UploadKindRow, uploadKinds } from '@estrada/domain/uploads/index';
import { z } from 'zod';
import { callsByName, defineEndpoints, type EndpointRow, type Family, mediaTypes } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { recordId } from '../fields.ts';
import { type TableName, uploadNames } from './upload-names.ts';
import {
  confirmedNumber,
  corrections,
  decisionNumber,
  difference,
  maxSpreadsheetBytes,
  startDay,
  tableLines,
  tablesOverTime,
  uploadProblem,
  uploadRecord,
} from './upload-shapes.ts';

/**
 * The calls of one uploaded table: download the one in force, read its lines, correct some of them, send a file, try one,
 * apply a trial, the current and past versions, cancel a scheduled one, restore an earlier one, the history, one upload with its first problems, the whole report, the
 * template, the columns. One pattern for all tables (docs/specification/uploads.md#one-pattern).
 *
 * @param name its row in `uploadNames`, which names them
 * @param kind determines its sender, and its name
 */
export function uploadCalls<Name extends TableName>(
  name: Name,
  kind: UploadKind,
  { family, path }: { family: Family; path: `/uploads/${string}` },
) {
  const { access, reads, ...title }: UploadKindRow = uploadKinds[kind];
  const reading: Pick<EndpointRow, 'access'> = { access: { anyOf: reads ? [access, reads] : [access] } };
  const say = (pt: string, en: string) => [`${title.pt}: ${pt}`, `${title.en}: ${en}`] as const;
  const calls = defineEndpoints({ area: 'uploads', family, access: { anyOf: [access] } })({
    columns: {
      ...reading,
      route: `GET ${path}/columns`,
      summary: say('colunas e limites', 'columns and limits'),
      response: z.object({
        columns: z.array(
          z.object({ name: z.string(), about: z.string(), example: z.string(), isRequired: z.boolean() }),
        ),
        maxLines: z.int(),
        maxBytes: z.int(),
      }),
    },
    cancel: {
      route: `POST ${path}/in-force/{decision}/cancel`,
      summary: say('cancelar o agendamento de uma tabela', 'cancel the scheduling of a table'),
      params: z.object({ decision: decisionNumber }),
      response: tablesOverTime,
      errors: ['SEC004', 'SET001'],
    },
    compare: {
      route: `GET ${path}/{id}/difference`,
      summary: say('o que muda ao restaurar uma tabela anterior', 'what restoring a previous table would change'),
      params: z.object({ id: recordId }),
      /** `inForceId`: the table that it was compared with */
      response: z.object({ difference, inForceId: recordId.nullable() }),
      errors: ['SEC004'],
    },
    goBack: {
      route: `POST ${path}/{id}/return`,
      summary: say('restaurar uma tabela anterior', 'restore a previous table'),
      params: z.object({ id: recordId }),
      /** the table in force that the user saw */
      body: z.object({ inForceId: recordId.nullable(), confirmed: confirmedNumber }),
      response: tablesOverTime,
      errors: ['SEC004', 'SET001', 'DOM002'],
    },
    inForce: {
      ...reading,
      route: `GET ${path}/in-force`,
      summary: say('tabela em vigor, agendadas e anteriores', 'table in force, scheduled and previous ones'),
      response: tablesOverTime,
    },
    download: {
      route: `GET ${path}/in-force/file`,
      summary: say('baixar a tabela em vigor', 'download the table in force'),
      query: z.object({ format: z.enum(['csv', 'xlsx'], { error: 'value.notAllowed' }).default('xlsx') }),
      response: { file: [mediaTypes.csv, mediaTypes.xlsx] },
      errors: ['SEC004', 'USE029'],
    },
    lines: {
      route: `GET ${path}/in-force/lines`,
      summary: say('linhas da tabela em vigor', 'lines of the table in force'),
      query: z.object({
        search: z.string().max(100, { error: 'text.tooLong' }).default(''),
        page: z.coerce.number({ error: 'number.invalid' }).int().min(0).max(20_000).default(0),
      }),
      response: tableLines,
      errors: ['SEC004'],
    },
    correct: {
      route: `POST ${path}/in-force/corrections`,
      summary: say('testar correções da tabela em vigor', 'test corrections of the table in force'),
      body: corrections,
      response: uploadRecord,
      errors: ['SET001', 'USE029', 'DOM002'],
    },
    send: {
      route: `POST ${path}`,
      summary: say('enviar um arquivo', 'upload a file'),
      query: startDay,
      files: { file: { max: 1, maxBytes: maxSpreadsheetBytes, types: ['csv', 'xlsx'] } },
      response: uploadRecord,
      errors: ['SIS005', 'SET024', 'USE029'],
    },
    tryOut: {
      route: `POST ${path}/trial`,
      summary: say('testar um arquivo, sem mudar nada', 'test a file, changing nothing'),
      files: { file: { max: 1, maxBytes: maxSpreadsheetBytes, types: ['csv', 'xlsx'] } },
      response: uploadRecord,
      errors: ['SIS005', 'USE029'],
    },
    apply: {
      route: `POST ${path}/{id}/apply`,
      summary: say('aplicar a tabela testada', 'apply the tested table'),
      params: z.object({ id: recordId }),
      query: startDay,
      body: z.object({ confirmed: confirmedNumber }),
      response: uploadRecord,
      errors: ['SEC004', 'SET001', 'SET024', 'SET033', 'USE029', 'DOM002'],
    },
    list: {
      ...listRow({
        path,
        summary: say('arquivos enviados', 'uploaded files'),
        row: uploadRecord,
      }),
      ...reading,
    },
    read: {
      ...reading,
      route: `GET ${path}/{id}`,
      summary: say('uma carga e seus primeiros problemas', 'one upload and its first problems'),
      params: z.object({ id: recordId }),
      /** the difference of a completed trial, as long as it is stored */
      response: z.object({
        upload: uploadRecord,
        problems: z.array(uploadProblem),
        difference: difference.nullable(),
      }),
      errors: ['SEC004'],
    },
    report: {
      ...reading,
      route: `GET ${path}/{id}/report`,
      summary: say('relatório de todos os problemas, em CSV', 'report of all problems, as CSV'),
      params: z.object({ id: recordId }),
      response: { file: [mediaTypes.csv] },
      errors: ['SEC004'],
    },
    template: {
      ...reading,
      route: `GET ${path}/template`,
      summary: say('modelo para preencher', 'template to fill in'),
      query: z.object({ format: z.enum(['csv', 'xlsx'], { error: 'value.notAllowed' }).default('xlsx') }),
      response: { file: [mediaTypes.csv, mediaTypes.xlsx] },
    },
  });
  return callsByName(uploadNames[name], calls);
}
