import { bareUsername } from '@estrada/domain/identity/index';
import { checkedColumn } from '@estrada/domain/uploads/index';
import { makeTccManagerCheck, type TccManagerRow, tccManagerTables } from '../../identity/index.ts';
import { uploadTable } from '../upload-table.ts';
import { gmfCodeColumn, switchColumn } from './dealer-columns.ts';

/** The TCC managers of each dealer. The whole table is replaced. */
export const tccManagers = uploadTable<TccManagerRow>({
  kind: 'tcc-managers',
  fileStem: 'gestores-de-tcc',
  maxLines: 50_000,
  columns: {
    gmfCode: gmfCodeColumn,
    username: checkedColumn<string>(
      { name: 'usuario', about: { pt: 'Usuário do portal', en: 'Portal username' }, example: 'DEMO.FINANCE' },
      (text) => ({ value: bareUsername(text) }),
    ),
    enabled: switchColumn('ativo'),
  },
  examples: [{}, { username: 'DEMO.BIT', enabled: 'N' }],
  keyOf: (row) => `${row.gmfCode}|${row.username}`,
  comparison: { key: ['gmfCode', 'username'] },
  checkWith: makeTccManagerCheck,
  stored: tccManagerTables,
});
