/** The link to a selfie, as the person gets it: from their mail. */
import { sql } from 'drizzle-orm';
import { mailSelfie } from '../../src/modules/contracts/selfie/mail-selfie.ts';
import { mailerOf } from '../client-visit.ts';
import type { Session, TestApi } from '../open-api.ts';
import { rowsOf } from '../rows.ts';
import type { OpenedLink } from './send-selfie.ts';

/** A new link to a person's selfie, requested by the dealer and read from the person's mail. */
export async function linkByMail(
  api: TestApi,
  session: Session,
  proposalSaleId: string,
  signerId: string,
): Promise<OpenedLink> {
  await session.ok('sendSelfieEmail', { body: { proposalSaleId, signerId } });
  return mailedLink(api, proposalSaleId, signerId);
}

/** The link of a requested selfie, read from the person's mail. */
export async function mailedLink(api: TestApi, proposalSaleId: string, signerId: string): Promise<OpenedLink> {
  const [row] = await rowsOf(
    api,
    sql`select f.id from proposal_selfies f
      join proposal_signers s on s.document = f.document
      join proposal_envelopes e on e.id = s.envelope_id and e.contract_id = f.contract_id
      where s.id = ${signerId}`,
  );
  api.mails.length = 0;
  const { context, tokens } = api.system();
  const run = mailSelfie(mailerOf(api), tokens.seal, 'https://estrada.example');
  await run({ selfieId: String(row!.id), signerId, madeBy: signerId }, context);
  const token = /capturaselfie#[\w-]+\.[\w-]+\.([\w-]+)/.exec(api.mails[0]!.text)![1]!;
  return { proposalSaleId, signerId, token };
}
