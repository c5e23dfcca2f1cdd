/**
 * Many contracts that wait to be signed, each with its own client and vehicle: copies of one of the demo, with valid
 * papers.
 */
import { aPerson } from '@estrada/testkit/index';
import type { Pool } from 'pg';
import { readConfig } from '../../src/kernel/config.ts';
import { openFiles } from '../../src/kernel/file-vault/open-files.ts';
import { makeId } from '../../src/kernel/ids.ts';
import { paperKey } from '../../src/modules/contracts/paper-key.ts';

export interface CopiedContract {
  id: string;
  number: string;
}

type Row = Record<string, unknown>;

/** Tables of rows that belong to a proposal and have no id of their own. */
const belongings = ['proposal_loans', 'proposal_documents', 'proposal_history'];

/** @param folder the product's file folder */
export async function copyContracts(database: Pool, folder: string, count: number): Promise<CopiedContract[]> {
  const files = await openFiles(readConfig({ DATA_DIR: folder }));
  const { rows } = await database.query<Row>(
    `select p.* from proposals p join proposal_contracts c on c.proposal_id = p.id
     where p.status = 'PU' and p.person_type = 'PF' and p.electronic_signature and not p.blocked
       and c.ready_at is not null and c.voided_at is null
       and not exists (select 1 from proposal_envelopes e where e.proposal_id = p.id)
       and not exists (select 1 from proposal_liens l where l.proposal_id = p.id)
     limit 1`,
  );
  const model = rows[0];
  if (!model) throw new Error('The demo has no contract that waits to be signed');
  const read = async (table: string) =>
    (await database.query<Row>(`select * from ${table} where proposal_id = $1`, [model.id])).rows;
  const [contract] = await read('proposal_contracts');
  const papers = await read('proposal_papers');
  const copy = (table: string, of: Row, changes: Row) =>
    database.query(
      `insert into ${table} select copied.* from ${table} as model,
         lateral jsonb_populate_record(model, $1::jsonb) as copied
       where model.${'id' in of ? 'id' : 'proposal_id'} = $2`,
      [JSON.stringify(changes), 'id' in of ? of.id : of.proposal_id],
    );
  const copies: CopiedContract[] = [];
  for (let index = 0; index < count; index++) {
    const [id, contractId, number] = [makeId(new Date()), makeId(new Date()), `8${String(index).padStart(7, '0')}`];
    const { name, cpf, email } = aPerson(5_000 + index);
    const { identification, contact, ...client } = model.client as Record<string, Row>;
    await copy('proposals', model, {
      id,
      number: `9${index}`,
      contract_number: number,
      client_document: cpf,
      client_name: name,
      copied_from_id: model.id,
      credit_decided_by: null,
      updated_at: new Date(),
      client: { ...client, document: cpf, identification: { ...identification, name }, contact: { ...contact, email } },
      vehicle_additional_info: {
        ...(model.vehicle_additional_info as Row),
        chassis: `9BGKS48U0RG${100_000 + index}`,
      },
    });
    await copy('proposal_contracts', contract!, { id: contractId, proposal_id: id });
    for (const paper of papers) {
      const paperId = makeId(new Date());
      await copy('proposal_papers', paper, { id: paperId, contract_id: contractId, proposal_id: id });
      const bytes = await files.read(paperKey({ proposalId: String(model.id), id: String(paper.id) }));
      await files.write(paperKey({ proposalId: id, id: paperId }), bytes!);
    }
    for (const table of belongings) await copy(table, { proposal_id: model.id }, { proposal_id: id });
    copies.push({ id, number });
  }
  return copies;
}
