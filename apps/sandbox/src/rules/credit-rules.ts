/** 1 pre-approved · 2 and 3 more information needed · 4 no financing options · 5 evaluation not possible. */
export type PreApprovalResult = 1 | 2 | 3 | 4 | 5;
export type TierCode = 'TR1' | 'TR2' | 'TR3' | 'TR4' | 'TR5';

/** AP approved · APC approved with conditions · DC rejected · RA returned · HLD waiting for an answer. */
export type Decision = 'AP' | 'APC' | 'DC' | 'RA' | 'HLD';

/** What the engine decides first, and, if that is HLD, what it decides once the pendency was answered. */
export type DecisionRule = { first: Decision; afterAnswer?: 'AP' | 'DC' };

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

const resultByDigit: Record<Digit, PreApprovalResult> = { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 3, 8: 4, 9: 5 };
const tiers: readonly TierCode[] = ['TR1', 'TR2', 'TR3', 'TR4', 'TR5'];
const approved: DecisionRule = { first: 'AP' };
const decisionByDigit: Record<Digit, DecisionRule> = {
  0: approved,
  1: approved,
  2: approved,
  3: approved,
  4: approved,
  5: { first: 'APC' },
  6: { first: 'DC' },
  7: { first: 'RA' },
  8: { first: 'HLD', afterAnswer: 'AP' },
  9: { first: 'HLD', afterAnswer: 'DC' },
};

/** Shorter than this an answer names no document. */
const SHORTEST_PROOF = 15;

/**
 * Whether what the dealer says of the conditions meets them: AP, unless it says too little (RA), or that something is not there (DC).
 */
export function conditionsVerdictFor(answer: string): 'AP' | 'RA' | 'DC' {
  if (answer.trim().length < SHORTEST_PROOF) return 'RA';
  return /(^|\P{L})(não|nao|sem)(?!\p{L})/iu.test(answer) ? 'DC' : 'AP';
}

/** What the engine approves in place of what was asked for. */
export type Offer = { entryCents: number; termMonths: number; financedCents: number };

const OFFERING_DIGIT = 4;
const SHORTER_BY_MONTHS = 12;
const WHOLE_HUNDREDS_OF_REAIS = 10_000;

/**
 * An approval with conditions offers something else where the bureau's digit is 4: a tenth of the financed value more in the down
 * payment (in whole hundreds of reais), and one year less of 36 months or more.
 */
export function offerFor({
  document,
  entryCents,
  termMonths,
  financedCents,
}: Offer & { document: string }): Offer | null {
  if (decisionFor(document).first !== 'APC' || preApprovalDigit(document) !== OFFERING_DIGIT) return null;
  const more = Math.ceil(financedCents / 10 / WHOLE_HUNDREDS_OF_REAIS) * WHOLE_HUNDREDS_OF_REAIS;
  return {
    entryCents: entryCents + more,
    termMonths: termMonths >= 3 * SHORTER_BY_MONTHS ? termMonths - SHORTER_BY_MONTHS : termMonths,
    financedCents: Math.max(financedCents - more, 0),
  };
}

const CPF_LENGTH = 11;

/** A digit stands for itself, a letter of the alphanumeric CNPJ for its value modulo ten (character code − 48). */
function digitOf(character: string | undefined): Digit {
  return (((character ?? '0').charCodeAt(0) - 48) % 10) as Digit;
}

/** The character that rules the bureau: the last before the check digits of a CPF, the last of a CNPJ's root. */
export function preApprovalDigit(document: string): Digit {
  return digitOf(document[document.length === CPF_LENGTH ? 8 : 7]);
}

/** The character that rules the engine: the one before the bureau's. */
export function decisionDigit(document: string): Digit {
  return digitOf(document[document.length === CPF_LENGTH ? 7 : 6]);
}

/**
 * The bureau's answer. An instalment above half of the income needs more information, unless the document already
 * ends the matter with 4 or 5. The tier depends on the document alone: two digits share one tier.
 *
 * @param client.document valid CPF or CNPJ without mask
 */
export function preApprovalFor(client: { document: string; instalmentCents: number; monthlyIncomeCents: number }): {
  result: PreApprovalResult;
  tierCode: TierCode;
} {
  const digit = preApprovalDigit(client.document);
  const byDocument = resultByDigit[digit];
  const isTooMuch = client.instalmentCents * 2 > client.monthlyIncomeCents;
  const result = isTooMuch && byDocument < 4 ? 2 : byDocument;
  return { result, tierCode: tiers[Math.floor(digit / 2)] ?? 'TR5' };
}

/** The engine's rule for a valid CPF or CNPJ without mask. */
export function decisionFor(document: string): DecisionRule {
  return decisionByDigit[decisionDigit(document)];
}

/** The engine's codes of a refusal, by the bureau's digit. */
const reasonsByDigit: Record<Digit, readonly string[]> = {
  0: ['INCOME'],
  1: ['INCOME', 'ENTRY'],
  2: ['COMMITMENTS'],
  3: ['CREDIT_HISTORY'],
  4: ['ENTRY'],
  5: ['VEHICLE'],
  6: ['INFORMATION'],
  7: ['COMMITMENTS', 'CREDIT_HISTORY'],
  8: ['POLICY'],
  9: ['POLICY'],
};

/** Why the engine refuses a valid CPF or CNPJ without mask, where it does. */
export const refusalReasonsFor = (document: string): readonly string[] => reasonsByDigit[preApprovalDigit(document)];
