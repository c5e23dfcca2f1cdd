import { stripDocument } from '@estrada/domain/formats/index';
import { maskAddress } from '@estrada/domain/identity/index';
import { isCpf, isEmail, maskDocument, maskName } from '@estrada/domain/people/index';
import { checkedColumn, type TableColumn, textColumn } from '@estrada/domain/uploads/index';
import { type DgiUserRow, dgiUserTables, makeBacCodeCheck } from '../../organization/index.ts';
import { uploadTable } from '../upload-table.ts';
import { bacCodeColumn } from './dealer-columns.ts';

/** The column's output, which a trial stores, is masked: it is personal data. */
const masked = (mask: (value: string) => string, column: TableColumn<string>): TableColumn<string> => ({
  ...column,
  show: mask,
});

/** The users of the digital channel (DGI) of each dealer. The whole table is replaced. */
export const dgiUsers = uploadTable<DgiUserRow>({
  kind: 'dgi-users',
  fileStem: 'usuarios-dgi',
  maxLines: 50_000,
  columns: {
    bacCode: bacCodeColumn,
    document: masked(
      maskDocument,
      checkedColumn<string>(
        {
          name: 'cpf',
          about: { pt: 'CPF, com ou sem pontuação', en: 'CPF, with or without punctuation' },
          example: '315.720.400-92',
        },
        (text) => {
          // a spreadsheet that treated it as a number has dropped the leading zeros
          const document = stripDocument(text).padStart(11, '0');
          return isCpf(document) ? { value: document } : { reason: 'cpf.invalid' };
        },
      ),
    ),
    name: masked(
      maskName,
      textColumn(
        {
          name: 'nome',
          about: { pt: 'Nome, até 100 caracteres', en: 'Name, up to 100 characters' },
          example: 'Ana Lima',
        },
        { max: 100, isName: true },
      ),
    ),
    email: masked(
      maskAddress,
      checkedColumn<string>(
        { name: 'email', about: { pt: 'E-mail', en: 'E-mail' }, example: 'ana.lima@exemplo.com.br' },
        (text) => (text.length <= 254 && isEmail(text) ? { value: text } : { reason: 'email.invalid' }),
      ),
    ),
  },
  examples: [{}, { document: '529.982.247-25', name: 'Bruno Teles', email: 'bruno.teles@exemplo.com.br' }],
  keyOf: (row) => `${row.bacCode}|${row.document}`,
  comparison: { key: ['bacCode', 'document'] },
  checkWith: makeBacCodeCheck,
  stored: dgiUserTables,
});
