import { documentSet } from '@estrada/domain/documents/index';
import type { ThreadMention } from '@estrada/endpoints/index';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../kernel/database/database.ts';
import { documentFactsOf } from '../modules/proposals/proposals.repository.ts';
import { proposals } from '../modules/proposals/proposals.tables.ts';
import { proposalMessages, threadReaders } from '../modules/threads/threads.tables.ts';
import type { DemoAccount } from './insert-accounts.ts';

type Line = { by: 'seller' | 'finance'; text: string; isAboutDocument?: true };

/**
 * The messages on two proposals of the seller. The last message of the first waits for finance, that of the second for
 * the seller.
 */
const threads: readonly (readonly Line[])[] = [
  [
    {
      by: 'finance',
      text: 'O documento está cortado na margem direita. Pode enviar outra foto?',
      isAboutDocument: true,
    },
    { by: 'seller', text: 'O cliente traz o original amanhã cedo, e fotografo de novo na loja.' },
  ],
  [
    { by: 'seller', text: 'O cliente pode antecipar a entrada se isso ajudar na análise.' },
    { by: 'finance', text: 'Ajuda. Com 40% de entrada a parcela cabe na renda comprovada.' },
  ],
];

/** Messages between a seller and finance, one unread for each. No e-mail is sent about them: they are old. */
export async function insertThreads(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const people = {
    seller: accounts.find(({ username }) => username === 'DEMO.SELLER')!,
    finance: accounts.find(({ role }) => role === 'finance')!,
  };
  const sent = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.sellerId, people.seller.id), inArray(proposals.status, ['PD', 'HLD', 'AP', 'APC'])))
    .orderBy(asc(proposals.id))
    .limit(threads.length);
  for (const [index, { id: proposalId, updatedAt, ...proposal }] of sent.entries()) {
    const lines = threads[index]!;
    for (const [place, { by, text, isAboutDocument }] of lines.entries()) {
      const [first] = documentSet(documentFactsOf(proposal));
      const mention: ThreadMention | null = isAboutDocument ? { kind: 'document', name: first!.kind } : null;
      await db.insert(proposalMessages).values({
        proposalId,
        seq: place + 1,
        text,
        mention,
        at: new Date(Math.min(updatedAt.getTime() + (place + 1) * 600_000, now.getTime())),
        authorId: people[by].id,
        authorName: people[by].name,
        side: by === 'seller' ? 'dealer' : 'provider',
      });
    }
    for (const by of ['seller', 'finance'] as const) {
      const readSeq = lines.findLastIndex((line) => line.by === by) + 1;
      await db.insert(threadReaders).values({
        userId: people[by].id,
        proposalId,
        readSeq,
        mailedSeq: lines.length,
        takesPart: true,
        isDue: false,
      });
    }
  }
}
