import { createHash } from 'node:crypto';
import { quoteSettlement } from '@estrada/domain/client-page/index';
import type { FastifyInstance } from 'fastify';
import { type Pace, steadyDelayMs } from '../pace.ts';
import { slipLine } from '../rules/slip-line.ts';
import { AnswerMemory } from './answer-memory.ts';
import type { Partner } from './partner.ts';
import { anyToken } from './partner-tokens.ts';
import { isCents, isText, type Refusal } from './request-fields.ts';
import { rawField } from './request-key.ts';
import { todayInSaoPaulo } from './sao-paulo.ts';
import { serveCall } from './serve-call.ts';

/** Contracts that end in these digits are not known here, whatever is registered. */
const UNKNOWN_ENDING = '99';
/** Contracts that end in this digit have not paid the last instalment that was due. */
const LATE_ENDING = '7';
/**
 * Contracts that end in these digits were settled early, or have a request to: the client wants to pay on the due date of an
 * instalment, by its place in the schedule. The demo's trail has the same requests.
 */
const EARLY_ENDINGS: Readonly<Record<string, { kind: 'WHOLE' | 'FEWER'; due: number; status: EarlyStatus }>> = {
  11: { kind: 'WHOLE', due: 0, status: 'PAID' },
  15: { kind: 'WHOLE', due: 2, status: 'CONFIRMED' },
  16: { kind: 'FEWER', due: 2, status: 'RECEIVED' },
};
type EarlyStatus = 'PAID' | 'CONFIRMED' | 'RECEIVED';

type Instalment = {
  number: number;
  dueOn: string;
  amountCents: number;
  principalCents: number;
  interestCents: number;
};
type Contract = { contractNumber: string; releasedOn: string; rateMonthly: string; instalments: Instalment[] };
type SettlementRequest = {
  contractNumber: string;
  requestId: string;
  kind: string;
  on: string;
  amountCents: number;
};
type Settlement = Omit<SettlementRequest, 'contractNumber' | 'requestId'> & { settlementId: string; receivedAt: Date };

const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isRate = (value: unknown): value is string => typeof value === 'string' && /^\d(\.\d{1,10})?$/.test(value);
const isInstalments = (value: unknown): value is Instalment[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (row: Instalment) =>
      isDate(row?.dueOn) && [row.number, row.amountCents, row.principalCents, row.interestCents].every(isCents),
  );
const isKind = (value: unknown): value is string => ['WHOLE', 'FEWER', 'LOWER'].includes(String(value));
const unknown: Refusal = { status: 404, body: { error: 'unknown_contract' } };

type PaidInstalment = Instalment & { paidOn: string | null; paidCents: number | null };

/** The early settlement that a contract has from the beginning, as the product computes it; null: none. */
function earlySettlementOf({ contractNumber, releasedOn, rateMonthly, instalments }: Contract) {
  const early = EARLY_ENDINGS[contractNumber.slice(-2)];
  const on = early && instalments[early.due]?.dueOn;
  if (!early || !on) return null;
  const loan = { releasedOn, rateMonthly, instalments: instalments.map((row) => ({ ...row, paidOn: null })) };
  const { valueCents, payments } = quoteSettlement(loan, { kind: 'WHOLE', on, amountCents: null }, releasedOn);
  // a quarter, where it is a part
  const amountCents = early.kind === 'WHOLE' ? valueCents : Math.round(valueCents / 4);
  return { ...early, on, amountCents, values: payments.map((payment) => payment.valueCents) };
}

function register(scope: FastifyInstance, now: () => Date, _secret: string, pace: Pace): void {
  const contracts = new AnswerMemory<Contract>();
  const settlements = new Map<string, Map<string, Settlement>>();
  const refuseUnknown = ({ contractNumber }: { contractNumber: string }) =>
    contracts.recall(contractNumber) ? undefined : unknown;

  /** Everything due before today was paid on its day; of a late contract all but the last. */
  function paidOf(contract: Contract, today: string): PaidInstalment[] {
    const { contractNumber, instalments } = contract;
    const due = instalments.filter(({ dueOn }) => dueOn < today);
    const late = contractNumber.endsWith(LATE_ENDING) ? due.at(-1)?.number : undefined;
    const early = earlySettlementOf(contract);
    if (early?.status === 'PAID' && early.on < today)
      return instalments.map((row, index) => ({ ...row, paidOn: early.on, paidCents: early.values[index] ?? 0 }));
    return instalments.map((row) => {
      const isPaid = row.dueOn < today && row.number !== late;
      return { ...row, paidOn: isPaid ? row.dueOn : null, paidCents: isPaid ? row.amountCents : null };
    });
  }
  /** A request that is known from the beginning, while it has not been paid. */
  function describeEarly(contract: Contract) {
    const early = earlySettlementOf(contract);
    if (!early || early.status === 'PAID') return [];
    const { kind, on, amountCents } = early;
    const settlementId = `set-early-${contract.contractNumber}`;
    const status = on < todayInSaoPaulo(now()) ? 'EXPIRED' : early.status;
    const key = `${contract.contractNumber} ${settlementId}`;
    const line = status === 'CONFIRMED' ? slipLine({ key, dueOn: on, amountCents }) : null;
    return [{ settlementId, kind, on, amountCents, status, line }];
  }
  function describe(contractNumber: string, { receivedAt, ...settlement }: Settlement) {
    const isConfirmed = now().getTime() - receivedAt.getTime() >= pace.settleMs;
    const isOver = settlement.on < todayInSaoPaulo(now());
    return {
      ...settlement,
      status: isOver ? 'EXPIRED' : isConfirmed ? 'CONFIRMED' : 'RECEIVED',
      line:
        isConfirmed && !isOver
          ? slipLine({ key: `${contractNumber} ${settlement.settlementId}`, dueOn: settlement.on, ...settlement })
          : null,
    };
  }

  serveCall<Contract>(scope, {
    method: 'POST',
    path: '/v1/contracts',
    token: anyToken,
    fields: { contractNumber: isText, releasedOn: isDate, rateMonthly: isRate, instalments: isInstalments },
    refuse: ({ contractNumber }) =>
      contractNumber.endsWith(UNKNOWN_ENDING)
        ? { status: 422, body: { error: 'unknown_contract', message: 'Contrato não localizado.' } }
        : undefined,
    answer: (contract) => ({
      contractNumber: contracts.once(contract.contractNumber, () => contract).contractNumber,
    }),
  });
  serveCall<{ contractNumber: string }>(scope, {
    method: 'GET',
    path: '/v1/contracts/:contractNumber',
    token: anyToken,
    fields: { contractNumber: isText },
    refuse: refuseUnknown,
    answer({ contractNumber }) {
      const contract = contracts.recall(contractNumber)!;
      const asOf = todayInSaoPaulo(now());
      const rows = paidOf(contract, asOf);
      return {
        asOf,
        releasedOn: contract.releasedOn,
        rateMonthly: contract.rateMonthly,
        outstandingCents: rows.reduce((sum, row) => sum + (row.paidOn === null ? row.principalCents : 0), 0),
        instalments: rows,
        settlements: [
          ...describeEarly(contract),
          ...[...(settlements.get(contractNumber)?.values() ?? [])].map((one) => describe(contractNumber, one)),
        ],
      };
    },
  });
  serveCall<{ contractNumber: string; number: string }>(scope, {
    method: 'GET',
    path: '/v1/contracts/:contractNumber/slips/:number',
    token: anyToken,
    fields: { contractNumber: isText, number: isText },
    refuse({ contractNumber, number }) {
      const contract = contracts.recall(contractNumber);
      const row = contract && paidOf(contract, todayInSaoPaulo(now())).find((one) => String(one.number) === number);
      return row?.paidOn === null ? undefined : { status: 404, body: { error: 'unknown_slip' } };
    },
    answer({ contractNumber, number }) {
      const { dueOn, amountCents } = contracts
        .recall(contractNumber)!
        .instalments.find((one) => String(one.number) === number)!;
      return { line: slipLine({ key: `${contractNumber} ${number}`, dueOn, amountCents }), dueOn, amountCents };
    },
  });
  serveCall<SettlementRequest>(scope, {
    method: 'POST',
    path: '/v1/contracts/:contractNumber/settlements',
    token: anyToken,
    fields: { contractNumber: isText, requestId: isText, kind: isKind, on: isDate, amountCents: isCents },
    refuse: refuseUnknown,
    answer({ contractNumber, requestId, ...request }) {
      const known = settlements.get(contractNumber) ?? new Map<string, Settlement>();
      settlements.set(contractNumber, known);
      const settlementId = `set-${createHash('sha256').update(requestId).digest('hex').slice(0, 12)}`;
      const settlement = known.get(requestId) ?? { settlementId, receivedAt: now(), ...request };
      known.set(requestId, settlement);
      return describe(contractNumber, settlement);
    },
  });
}

/** Plays the company that collects the instalments of paid contracts, as the product has registered them. */
export const loanServicing: Partner = {
  id: 'loan-servicing',
  name: { pt: 'Cobrança de parcelas', en: 'Loan servicing' },
  purpose: {
    pt: `Recebe as parcelas dos contratos pagos e informa o extrato. O que venceu antes de hoje foi pago no dia; contrato terminado em ${LATE_ENDING}: a última vencida está em atraso; em ${UNKNOWN_ENDING}: desconhecido; em 11: quitado na primeira parcela; em 15: quitação confirmada; em 16: antecipação parcial pedida. Confirma pedidos de quitação depois de cinco segundos.`,
    en: `Collects the instalments of paid contracts and reports the statement. What was due before today was paid on its day; a contract that ends in ${LATE_ENDING} is late with the last one; in ${UNKNOWN_ENDING}: unknown; in 11: settled with the first instalment; in 15: a settlement is confirmed; in 16: a partial one is requested. It confirms requests to settle early after five seconds.`,
  },
  endpoints: [
    'POST /loan-servicing/v1/contracts',
    'GET /loan-servicing/v1/contracts/:contractNumber',
    'GET /loan-servicing/v1/contracts/:contractNumber/slips/:number',
    'POST /loan-servicing/v1/contracts/:contractNumber/settlements',
  ],
  refusal: { code: 'COB-014', message: 'Contrato em transferência de carteira.' },
  http: {
    latencyMs: (request) => steadyDelayMs(rawField(request.body, 'contractNumber') || request.url, 80, 400),
    register,
  },
};
