import { consortiumCode, consortiumStatuses, maxConsortiumCents } from '@estrada/domain/leads/index';
import { isFullName, isPhone, maskName, maskPhone } from '@estrada/domain/people/index';
import { checkedColumn, choiceColumn, moneyColumn, optionalColumn } from '@estrada/domain/uploads/index';
import {
  type ConsortiumLeadRow,
  consortiumLeadTables,
  currentConsortiumLeads,
  findConsortiumNotes,
  saveUploadedConsortiumLeads,
} from '../../leads/index.ts';
import { makeBacCodeCheck } from '../../organization/index.ts';
import { uploadTable } from '../upload-table.ts';
import { bacCodeColumn } from './dealer-columns.ts';
import { emailColumn, masked, personNameColumn } from './person-columns.ts';

const codeColumn = (name: string, about: { pt: string; en: string }, example: string) =>
  checkedColumn<string>({ name, about, example }, (text) =>
    text.length <= consortiumCode.max && consortiumCode.test.test(text)
      ? { value: text }
      : { reason: 'value.notAllowed' },
  );

/** People who are interested in a share of a consortium; people whom the table does not name do not change. */
export const consortiumLeads = uploadTable<ConsortiumLeadRow>({
  kind: 'consortium-leads',
  fileStem: 'interessados-consorcio',
  maxLines: 20_000,
  columns: {
    name: masked(
      maskName,
      checkedColumn<string>(
        { name: 'nome', about: { pt: 'Nome e sobrenome', en: 'First name and surname' }, example: 'Ana Lima' },
        (text) => {
          const read = personNameColumn.read(text);
          return 'value' in read && !isFullName(read.value) ? { reason: 'fullName.invalid' } : read;
        },
      ),
    ),
    phone: masked(
      maskPhone,
      checkedColumn<string>(
        { name: 'telefone', about: { pt: 'Telefone com DDD', en: 'Telephone with area code' }, example: '11987654321' },
        (text) => (isPhone(text) ? { value: text.replace(/\D/g, '') } : { reason: 'phone.invalid' }),
      ),
    ),
    email: optionalColumn(emailColumn),
    groupCode: codeColumn('grupo', { pt: 'Grupo do consórcio', en: 'Group of the consortium' }, '1042'),
    quota: codeColumn('cota', { pt: 'Cota do grupo', en: 'Share of the group' }, '017'),
    creditAmountCents: moneyColumn(
      {
        name: 'valor_credito',
        about: { pt: 'Valor do crédito em reais', en: 'Credit amount in reais' },
        example: '80000,00',
      },
      { maxCents: maxConsortiumCents },
    ),
    consortiumStatus: choiceColumn(
      {
        name: 'situacao',
        about: { pt: 'Interessado, contatado, vendido ou perdido', en: 'Interested, contacted, sold or lost' },
        example: 'interessado',
      },
      { interessado: 'INTERESTED', contatado: 'CONTACTED', vendido: 'SOLD', perdido: 'LOST' } as const,
      {
        interessado: consortiumStatuses.INTERESTED,
        contatado: consortiumStatuses.CONTACTED,
        vendido: consortiumStatuses.SOLD,
        perdido: consortiumStatuses.LOST,
      },
    ),
    bacCode: bacCodeColumn,
  },
  examples: [{}, { name: 'Bruno Teles', phone: '11987650000', email: '', consortiumStatus: 'contatado' }],
  keyOf: (row) => `${row.groupCode}|${row.quota}|${row.phone}`,
  comparison: { key: ['groupCode', 'quota', 'phone'], standing: currentConsortiumLeads },
  checkWith: makeBacCodeCheck,
  begin: saveUploadedConsortiumLeads,
  findNotes: findConsortiumNotes,
  lines: currentConsortiumLeads,
  changesOnly: true,
  stored: consortiumLeadTables,
});
