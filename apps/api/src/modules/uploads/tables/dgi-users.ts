import { stripDocument } from '@estrada/domain/formats/index';
import { isCpf, maskDocument } from '@estrada/domain/people/index';
import { checkedColumn } from '@estrada/domain/uploads/index';
import { type DgiUserRow, dgiUserTables, makeBacCodeCheck } from '../../organization/index.ts';
import { uploadTable } from '../upload-table.ts';
import { bacCodeColumn } from './dealer-columns.ts';
import { emailColumn, masked, personNameColumn } from './person-columns.ts';

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
    name: personNameColumn,
    email: emailColumn,
  },
  examples: [{}, { document: '529.982.247-25', name: 'Bruno Teles', email: 'bruno.teles@exemplo.com.br' }],
  keyOf: (row) => `${row.bacCode}|${row.document}`,
  comparison: { key: ['bacCode', 'document'] },
  checkWith: makeBacCodeCheck,
  stored: dgiUserTables,
});
