/** Sales with products, choices and days of their own: what the figures and the follow-up of products count. */

import type { SelectedProduct } from '@estrada/domain/simulation/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { anOpenProposal } from './journey.ts';
import type { Session, TestApi } from './open-api.ts';

/** A product as a recorded choice has it. */
export const shownProduct = (code: string, provider: string, premiumCents: number) => ({
  code,
  provider,
  premiumCents,
  isFinanced: true,
  monthlyCents: Math.round(premiumCents / 36),
  perDayCents: 1,
});

interface Sale {
  person: number;
  products?: (string | SelectedProduct)[];
  declined?: ReturnType<typeof shownProduct>[];
  sentOn?: string;
  paidOn?: string;
  isWithdrawn?: true;
}

/** A proposal of the session's dealer that was sent, and paid, on these days. */
export async function aSoldProposal(
  api: TestApi,
  session: Session,
  { person, products = [], declined, sentOn, paidOn, isWithdrawn }: Sale,
): Promise<{ id: string; number: string; simulationId: string }> {
  const { id, number, simulationId } = await anOpenProposal(session, aPerson(person), { products });
  const happened = (seq: number, event: string, moved: readonly [string, string], day: string) =>
    api.database.db.execute(sql`insert into proposal_history (proposal_id, seq, at, event, from_status, to_status, actor_name)
      values (${id}, ${seq}, ${`${day}T15:00:00Z`}, ${event}, ${moved[0]}, ${moved[1]}, 'Ana')`);
  if (sentOn) await happened(90, 'send', ['WO', 'SU'], sentOn);
  if (paidOn) {
    await happened(91, 'confirmPayment', ['PS', 'OC'], paidOn);
    await api.database.db.execute(
      sql`update proposals set status = 'OC', contract_number = ${`79${number}`} where id = ${id}`,
    );
  }
  if (isWithdrawn) await happened(92, 'recordWithdrawal', ['OC', 'OC'], paidOn!);
  if (declined)
    await api.database.db.execute(sql`insert into product_choices
      (id, simulation_id, simulation_version, menu_version, term, chosen_column, chosen_by, recorded_by, recorded_by_name,
        recorded_at, columns, without_installment_cents, accepted, declined)
      select ${id}, ${simulationId}, 1, 0, 36, 'none', 'client', seller_id, 'Ana', now(), '[]', 100000, '[]',
        ${JSON.stringify(declined)} from proposals where id = ${id}`);
  return { id, number, simulationId };
}
