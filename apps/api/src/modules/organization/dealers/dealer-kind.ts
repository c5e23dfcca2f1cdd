import type { RecordKind } from '../../../kernel/records/record-kind.ts';
import { dealers } from '../organization.tables.ts';
import { dealerFacts } from './dealer-trail.ts';

/** The record kind of dealers; a BAC code is unique (SET002), a CNPJ too (SET006). */
export const dealerTable = {
  table: dealers,
  taken: [
    { index: 'dealers_bac_code', code: 'SET002', field: 'baccode', key: 'bacCode.taken' },
    { index: 'dealers_document_unique', code: 'SET006', field: 'document', key: 'dealerDocument.taken' },
  ],
} as const;

/** The same for the trail, which speaks of group and branch by their names. */
export const dealerKind = (names: {
  groupName: string;
  branchName: string;
}): RecordKind<typeof dealers.$inferSelect> => ({
  ...dealerTable,
  entity: 'dealer',
  trail: (dealer) => dealerFacts({ ...dealer, ...names }),
});
