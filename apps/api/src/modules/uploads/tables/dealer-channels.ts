import { type SalesChannel, salesChannels } from '@estrada/domain/enumerations/index';
import { choiceColumn } from '@estrada/domain/uploads/index';
import {
  currentSwitches,
  type DealerChannelRow,
  dealerChannelTables,
  makeBacCodeCheck,
  setUploadedSwitches,
} from '../../organization/index.ts';
import { uploadTable } from '../upload-table.ts';
import { bacCodeColumn, switchColumn } from './dealer-columns.ts';

const channels = Object.fromEntries(salesChannels.map(({ id }) => [id, id])) as Record<SalesChannel, SalesChannel>;

/** The channels of each dealer; those that the table does not name do not change. */
export const dealerChannels = uploadTable<DealerChannelRow>({
  kind: 'dealer-channels',
  fileStem: 'canais-das-concessionarias',
  maxLines: 50_000,
  columns: {
    bacCode: bacCodeColumn,
    channel: choiceColumn<SalesChannel>(
      {
        name: 'canal',
        about: {
          pt: `Canal: ${salesChannels.map(({ id }) => id).join(', ')}`,
          en: `Channel: ${salesChannels.map(({ id }) => id).join(', ')}`,
        },
        example: 'DGI',
      },
      channels,
    ),
    enabled: switchColumn('habilitado'),
  },
  examples: [{}, { channel: salesChannels.find(({ id }) => id !== 'DGI')!.id, enabled: 'N' }],
  keyOf: (row) => `${row.bacCode}|${row.channel}`,
  comparison: { key: ['bacCode', 'channel'], standing: currentSwitches },
  checkWith: makeBacCodeCheck,
  begin: setUploadedSwitches,
  lines: currentSwitches,
  changesOnly: true,
  notice: 'NOT002',
  stored: dealerChannelTables,
});
