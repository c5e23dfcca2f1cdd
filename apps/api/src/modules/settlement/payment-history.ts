import { recordScope } from '@estrada/domain/access/index';
import { addDays, businessDay, startOfBusinessDay } from '@estrada/domain/calendar/index';
import { DomainError, type Language } from '@estrada/domain/errors/index';
import { formatDate } from '@estrada/domain/formats/index';
import { makeShowText } from '@estrada/domain/proposals/registration/index';
import { exportedPayments, paymentHistorySize, paymentKinds, paymentStatuses } from '@estrada/domain/settlement/index';
import { type BodyOf, type endpoints, mediaTypes, type ResponseOf } from '@estrada/endpoints/index';
import { eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { PageOrder } from '../../kernel/database/page-by-key.ts';
import { type Conditions, pageOfTable } from '../../kernel/database/page-of-table.ts';
import { nameContains } from '../../kernel/database/plain-name.ts';
import { scopeFilter } from '../../kernel/database/scope-filter.ts';
import type { UseCase } from '../../kernel/route.ts';
import { byteOrderMark, csvLine } from '../../kernel/spreadsheets/csv-line.ts';
import { users } from '../identity/index.ts';
import { dealers } from '../organization/index.ts';
import { proposals } from '../proposals/index.ts';
import { proposalPayments } from './settlement.tables.ts';

type Filters = BodyOf<typeof endpoints.listPaymentHistory>;
type Row = ResponseOf<typeof endpoints.listPaymentHistory>['items'][number];

const newestFirst: PageOrder = {
  name: 'requestedAt',
  by: proposalPayments.requestedAt,
  id: proposalPayments.id,
  type: 'timestamptz',
  direction: 'desc',
};

/** The payments within reach, newest first. */
export const listPaymentHistory: UseCase<typeof endpoints.listPaymentHistory, ReadContext> = async (
  { query, body },
  context,
) => {
  const { rows, ...page } = await readPayments(context.db, conditionsOf(body, context), {
    ...query,
    usualSize: paymentHistorySize,
  });
  return { ...page, items: rows.map((row) => describe(row, context)) };
};

/** The same as a file. @throws DomainError DOM002 at `from` where there are more than a file may contain */
export const exportPaymentHistory: UseCase<typeof endpoints.exportPaymentHistory, ReadContext> = async (
  { body },
  context,
) => {
  const conditions = conditionsOf(body, context);
  const { language } = context;
  const lines: (string | number)[][] = [headings[language]];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { rows, next }: { rows: PaymentOfSale[]; next: string | null } = await readPayments(context.db, conditions, {
      cursor,
      size: 1000,
    });
    lines.push(...rows.map((row) => cellsOf(describe(row, context), language)));
    if (lines.length - 1 > exportedPayments)
      throw new DomainError('DOM002', {
        fields: [
          { path: 'from', key: 'paymentHistory.tooMany', params: { max: exportedPayments.toLocaleString('pt-BR') } },
        ],
      });
    cursor = next;
  }
  return {
    fileName: `pagamentos-${context.today}.csv`,
    contentType: mediaTypes.csv,
    content: Buffer.from(byteOrderMark + lines.map(csvLine).join('')),
  };
};

type PaymentOfSale = Awaited<ReturnType<typeof readPayments>>['rows'][number];

const readPayments = (db: Db, where: Conditions, page: Parameters<typeof pageOfTable>[2]) =>
  pageOfTable(
    db,
    {
      table: proposalPayments,
      columns: {
        proposalNumber: proposals.number,
        clientName: proposals.clientName,
        dealerName: dealers.tradingName,
        sellerName: users.name,
      },
      joins: [
        { table: proposals, on: eq(proposals.id, proposalPayments.proposalId) },
        { table: dealers, on: eq(dealers.id, proposalPayments.dealerId) },
        { table: users, on: eq(users.id, proposalPayments.sellerId) },
      ],
      where,
      order: newestFirst,
    },
    page,
  );

function conditionsOf({ status, from, to, search, dealer }: Filters, context: ReadContext): Conditions {
  const { requestedAt } = proposalPayments;
  return [
    scopeFilter(recordScope(callerOf(context).viewer), proposalPayments),
    status && status.length > 0 ? inArray(proposalPayments.status, status as Row['status'][] as never) : undefined,
    from ? gte(requestedAt, new Date(startOfBusinessDay(from))) : undefined,
    to ? lt(requestedAt, new Date(startOfBusinessDay(addDays(to, 1)))) : undefined,
    search ? bySearch(search) : undefined,
    dealer ? ofDealer(dealer) : undefined,
  ];
}

const bySearch = (typed: string): SQL =>
  sql`${proposalPayments.proposalId} in (select ${proposals.id} from ${proposals} where ${or(
    eq(proposals.number, typed),
    eq(proposals.contractNumber, typed),
    nameContains(proposals.clientName, typed),
  )})`;

const ofDealer = (typed: string): SQL =>
  sql`${proposalPayments.dealerId} in (select ${dealers.id} from ${dealers} where ${or(
    nameContains(dealers.tradingName, typed),
    eq(dealers.GMFcode, typed),
  )})`;

const describe = (row: PaymentOfSale, context: ReadContext): Row => ({
  ...row,
  reason: makeShowText(callerOf(context).viewer.role)(row.reason),
  requestedAt: row.requestedAt.toISOString(),
  isByHand: row.confirmedByName !== null,
});

const headings: Record<Language, string[]> = {
  'pt-BR': [
    ...['Proposta', 'Contrato', 'Cliente', 'Concessionária', 'Vendedor', 'Movimentação', 'Valor', 'Status'],
    ...['Solicitado em', 'Pago em', 'Comprovante', 'Observação'],
  ],
  en: [
    ...['Proposal', 'Contract', 'Client', 'Dealer', 'Seller', 'Transaction', 'Amount', 'Status'],
    ...['Requested on', 'Paid on', 'Receipt', 'Note'],
  ],
};

function cellsOf(row: Row, language: Language): (string | number)[] {
  const { pt, en } = paymentStatuses[row.status as keyof typeof paymentStatuses];
  return [
    ...[row.proposalNumber, row.contractNumber, row.clientName, row.dealerName, row.sellerName],
    paymentKinds[row.kind][language === 'en' ? 'en' : 'pt'],
    // the number format of a Portuguese spreadsheet
    (row.amountCents / 100).toFixed(2).replace('.', ','),
    language === 'en' ? en : pt,
    formatDate(businessDay(row.requestedAt)),
    ...[row.settledOn ? formatDate(row.settledOn) : '', row.receipt ?? '', row.reason ?? ''],
  ];
}
