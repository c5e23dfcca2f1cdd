/**
 * How the insurers that the sandbox plays decide, issue, collect and refund. Two digits of the insured's document decide,
 * so that every outcome can be had on purpose.
 */
import { makeCnpj, makeCpf } from '@estrada/domain/people/index';

export type InsurerName = 'liberty' | 'cardif' | 'assurant' | 'metlife';

/** RECEIVED until it decides. MANUAL: a person issues the policy, by e-mail. */
export type DecisionState = 'RECEIVED' | 'ACCEPTED' | 'INFORMATION' | 'REFUSED' | 'MANUAL' | 'CANCELLED';

/**
 * How a proposal is decided: refused as a request with a code, at once, after the insurer's time, or never. `collects`: the
 * insurer collects the premium itself. `issues`: it sends the policy without being asked.
 */
export type Rule = {
  first: Exclude<DecisionState, 'CANCELLED'> | 'ERROR';
  when: 'at-once' | 'later' | 'never';
  code?: 'LIBMAN' | 'LIBDEFAULT';
  collects?: true;
  issues: boolean;
};

const CPF_LENGTH = 11;

/** A digit stands for itself, a letter of the alphanumeric CNPJ for its value modulo ten (character code − 48). */
const digitOf = (character: string | undefined): number => ((character ?? '0').charCodeAt(0) - 48) % 10;

/** The 7th character of a CPF, the 6th of a CNPJ: it rules the insurer's decision. */
export const decisionDigitOf = (document: string): number => digitOf(document[document.length === CPF_LENGTH ? 6 : 5]);

/** The character before it: it rules the premiums. */
export const premiumDigitOf = (document: string): number => digitOf(document[document.length === CPF_LENGTH ? 5 : 4]);

/**
 * Liberty issues manually where the digit is 9: LIBMAN after an even one, LIBDEFAULT after an odd one. The other insurers
 * collect the premium themselves there.
 */
export function ruleFor(insurer: InsurerName, document: string): Rule {
  const digit = decisionDigitOf(document);
  if (digit === 2) return { first: 'ACCEPTED', when: 'at-once', issues: false };
  if (digit === 4) return { first: 'ACCEPTED', when: 'later', issues: true };
  if (digit === 5) return { first: 'INFORMATION', when: 'at-once', issues: true };
  if (digit === 6) return { first: 'REFUSED', when: 'at-once', issues: false };
  if (digit === 7) return { first: 'ERROR', when: 'at-once', issues: false };
  if (digit === 8) return { first: 'RECEIVED', when: 'never', issues: false };
  if (digit < 4) return { first: 'ACCEPTED', when: 'at-once', issues: true };
  if (insurer !== 'liberty') return { first: 'ACCEPTED', when: 'at-once', collects: true, issues: true };
  const code = premiumDigitOf(document) % 2 === 0 ? 'LIBMAN' : 'LIBDEFAULT';
  return { first: 'MANUAL', when: 'at-once', code, issues: false };
}

/** What the insurer asks where it wants to know more, and why it refuses. */
export const informationQuestion = 'Informe a origem da renda do segurado e desde quando o veículo é dele.';
export const refusalReason = 'Risco fora da política de aceitação: histórico de sinistros do segurado.';

/** The premiums of an insured person, by the digit of the document: 8 leaves the first unpaid, 9 the later ones. */
export function isPremiumPaid(document: string, instalment: number): boolean {
  const digit = premiumDigitOf(document);
  return digit === 8 ? instalment > 1 : digit === 9 ? instalment === 1 : true;
}

/** An error of an insurer; null: it gives no words. */
type InsurerError = { code: string; message: string | null };
const numbered = (prefix: string, first: number, words: readonly (string | null)[]): InsurerError[] =>
  words.map((message, index) => ({ code: `${prefix}${String(first + index).padStart(3, '0')}`, message }));

const carErrors: readonly InsurerError[] = [
  ...numbered('InsAutoLiberty-', 1, [
    'CPF do segurado com restrição cadastral.',
    'CEP de pernoite sem aceitação.',
    'Veículo com restrição de roubo ou furto.',
    'Renavam não confere com a placa.',
    'Classe de bônus não confere com a apólice anterior.',
    'O condutor principal precisa ter 18 anos ou mais.',
  ]),
  ...numbered('InsAutoIntLiberty-', 0, [
    null,
    'Corretor sem alçada para esta proposta.',
    'Comissão acima da permitida.',
    'Início de vigência no passado.',
    'O valor do veículo ultrapassa o limite de R$ 500.000,00.',
    'Veículo já segurado nesta companhia.',
    'Forma de pagamento não disponível para este plano.',
    'Número de parcelas acima do permitido.',
    'Conta de débito não aceita.',
    'Titular da conta diferente do segurado.',
    'Não aceitamos veículos com mais de 20 anos.',
    'Blindagem sem laudo.',
    'Kit gás sem registro no documento.',
    'Isenção de impostos sem comprovação.',
    null,
  ]),
  { code: 'SEGAUTOERR', message: null },
  { code: 'LIBSEGAUTOERR', message: null },
];

const libertyErrors: readonly InsurerError[] = [
  ...numbered('LIB', 1, [
    'Chassi fora da lista de modelos aceitos.',
    'A quilometragem ultrapassa o limite de 100.000 km.',
    'Nota fiscal não encontrada.',
    'Data da venda posterior à proposta.',
    'A garantia de fábrica precisa ter pelo menos 30 dias de vigência.',
    'O valor financiado ultrapassa o limite de R$ 400.000,00.',
    'Concessionária sem contrato com a seguradora.',
    'Vendedor sem cadastro na seguradora.',
    'CPF ou CNPJ do segurado não encontrado.',
    'Data de nascimento não confere com o CPF.',
    'Endereço incompleto.',
    'E-mail não aceito.',
    'Telefone não aceito.',
    'Chassi já tem proteção contratada.',
    'Prazo não disponível para este veículo.',
    'Cobertura não disponível para este veículo.',
    'Valor do veículo fora da faixa do plano.',
    'Combustível sem aceitação.',
  ]),
  ...numbered('LIB', 500, [null, 'Sistema da seguradora em manutenção.', null]),
  { code: 'LIBERR', message: null },
];

const errorsOf: Readonly<Record<InsurerName, Readonly<Record<string, readonly InsurerError[]>>>> = {
  liberty: {
    SEGURO_AUTO: carErrors,
    PMC: [
      ...libertyErrors,
      ...numbered('PMC', 1, ['Proteção não disponível.', null]),
      { code: 'PMCERR', message: null },
    ],
    PMC_DAY_2: libertyErrors,
    CHEV_PLUS: [...libertyErrors, { code: 'CHEVERROR', message: null }],
  },
  cardif: {
    PMC: [
      ...numbered('CARDIF', 1, [
        'Quilometragem acima de 120.000 km.',
        'Veículo acima de R$ 200.000,00.',
        'Adesão já existe para este chassi.',
        'Cotação já usada em outra adesão.',
        'CPF do segurado inválido na Receita.',
        null,
      ]),
      ...numbered('InsIntCardif-', 1, [
        'Vendedor sem treinamento em dia.',
        'Produto null inválido para o canal null.',
        'Concessionária não habilitada.',
      ]),
    ],
  },
  assurant: {
    GAP: [
      ...numbered('ASS', 1, ['Contrato de crédito não encontrado.', 'Nota fiscal fora do prazo de adesão.', null]),
      { code: 'GAPERR', message: null },
    ],
  },
  metlife: {
    LIFE: [
      ...numbered('Ins-', 0, ['Declaração de saúde incompleta.', 'Segurado já tem o limite de capital.']),
      { code: 'Ins-004', message: 'Idade fora da faixa do plano.' },
      { code: 'INS001', message: null },
    ],
    PPI: [
      ...numbered('Ins-', 0, ['Ocupação sem cobertura.', 'Vínculo de trabalho menor que doze meses.']),
      { code: 'Ins-004', message: 'Plano não disponível para o prazo.' },
      { code: 'INS001', message: null },
    ],
  },
};

/** Every error that an insurer may refuse a proposal of a product with, in the order of their numbers. */
export const sendingErrors = (insurer: InsurerName, product: string): readonly InsurerError[] =>
  errorsOf[insurer][product] ?? [];

/** The two characters before the deciding one, as a number, count the errors round: 00 is the first. */
export function sendingErrorFor(insurer: InsurerName, product: string, document: string): InsurerError {
  const errors = sendingErrors(insurer, product);
  const [first, second] = document.length === CPF_LENGTH ? [document[4], document[5]] : [document[3], document[4]];
  return errors[(digitOf(first) * 10 + digitOf(second)) % errors.length]!;
}

type CalendarDay = string;
const dayOf = (date: Temporal.PlainDate): CalendarDay => date.toString();

export type Instalment = { number: number; dueOn: CalendarDay; amountCents: number; interestCents: number };
const FREE_INSTALMENTS = 4;
const INTEREST_PER_FURTHER = 0.015;
const FIRST_DUE_DAYS = 5;

/**
 * The premiums of a policy: up to four without interest; each further one adds 1,5 % to the whole. Equal to the centavo,
 * the first takes what is left over. The first is due five days after the issue, the others each month after it.
 */
export function instalmentsOf(totalCents: number, count: number, issuedOn: CalendarDay): Instalment[] {
  const interest = Math.round(totalCents * INTEREST_PER_FURTHER * Math.max(count - FREE_INSTALMENTS, 0));
  const share = (sum: number, index: number) => Math.floor(sum / count) + (index === 0 ? sum % count : 0);
  const first = Temporal.PlainDate.from(issuedOn).add({ days: FIRST_DUE_DAYS });
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    dueOn: dayOf(first.add({ months: index })),
    amountCents: share(totalCents, index) + share(interest, index),
    interestCents: share(interest, index),
  }));
}

/** The last covered day of a cover of that many months. */
export const lastDayOf = (startsOn: CalendarDay, months: number): CalendarDay =>
  dayOf(Temporal.PlainDate.from(startsOn).add({ months }).subtract({ days: 1 }));

/** What is given back of paid premiums: all at a withdrawal and before the cover begins, otherwise the days that are left. */
export function refundOf(
  paidCents: number,
  cover: { startsOn: CalendarDay; endsOn: CalendarDay },
  { endsOn, isWithdrawal }: { endsOn: CalendarDay; isWithdrawal: boolean },
): number {
  if (isWithdrawal || endsOn < cover.startsOn) return paidCents;
  const days = (from: CalendarDay, until: CalendarDay) =>
    Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days;
  const left = Math.max(days(endsOn, cover.endsOn), 0);
  return Math.round((paidCents * left) / (days(cover.startsOn, cover.endsOn) + 1));
}

/** A refund is paid within fifteen days. */
export const refundBy = (cancelledOn: CalendarDay): CalendarDay =>
  dayOf(Temporal.PlainDate.from(cancelledOn).add({ days: 15 }));

// Letters whose value modulo ten is 0, 1, … 9, so that the alphanumeric examples show the letter rule.
const LETTER_OF_DIGIT = 'DEFGHIJABC';

/** One outcome of a proposal or of its premiums, and the documents that lead to it. */
export type InsuranceExample = { digit: number; cpf: string; cnpj: string; alphanumericCnpj: string };

const exampleOf = (premium: number, decision: number): Omit<InsuranceExample, 'digit'> => ({
  cpf: makeCpf(`31572${premium}${decision}00`),
  cnpj: makeCnpj(`4629${premium}${decision}000001`),
  alphanumericCnpj: makeCnpj(`7K2M${LETTER_OF_DIGIT[premium]}${LETTER_OF_DIGIT[decision]}000001`),
});

/** A ready-made valid document for each decision of an insurer. */
export const insurerExamples = (): InsuranceExample[] =>
  [0, 2, 4, 5, 6, 7, 8, 9].map((digit) => ({ digit, ...exampleOf(0, digit) }));

/** A ready-made valid document of an accepted proposal, for each outcome of its premiums. */
export const premiumExamples = (): InsuranceExample[] => [0, 8, 9].map((digit) => ({ digit, ...exampleOf(digit, 0) }));
