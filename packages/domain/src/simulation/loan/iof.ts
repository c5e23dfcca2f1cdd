import type { IofTerms } from './iof-rows.ts';
import type { PaymentPlan } from './payment-plan.ts';

/** The tax in centavos, not rounded. */
export type IofAmounts = { daily: number; additional: number };

/**
 * IOF of principal parts (Decreto 6.306/2007 art. 7): Σ part · daily · min(days, cap), the cap being 365 days (§1), and
 * additional · Σ part whatever the term (§15).
 *
 * @param parts principal paid at each date, in centavos, not rounded
 * @param days days from release to each date
 */
export function iofOfParts(parts: readonly number[], days: readonly number[], terms: IofTerms): IofAmounts {
  let weighted = 0;
  let principal = 0;
  for (let k = 0; k < parts.length; k += 1) {
    const part = parts[k]!;
    weighted += part * Math.min(days[k]!, terms.cap);
    principal += part;
  }
  return { daily: terms.daily * weighted, additional: terms.additional * principal };
}

/**
 * IOF of a financed total repaid by the plan, in centavos and not rounded: iofOfParts of the principal in each payment,
 * by the base that the terms name (Price with interest settled first by IN RFB 1.969/2020, present values, or equal
 * parts). The level payment need not be positive here; the caller checks it.
 */
export function iofOfPlan(financed: number, plan: PaymentPlan, terms: IofTerms): IofAmounts {
  return iofOfParts(principalParts(financed, plan, terms.base), plan.days, terms);
}

/**
 * The level payment P with financed = Σ (weight·P + fixed + share·financed)·discount, that is
 * (financed·(1 − Σ share·discount) − Σ fixed·discount) ÷ Σ weight·discount. Centavos, not rounded; may be negative.
 */
export function levelPayment(financed: number, plan: PaymentPlan): number {
  return (financed * (1 - plan.discountedShares) - plan.discountedFixed) / plan.discountedWeights;
}

function principalParts(financed: number, plan: PaymentPlan, base: IofTerms['base']): number[] {
  const count = plan.count;
  const parts = new Array<number>(count);
  if (base === 'linear') return parts.fill(financed / count);
  const level = levelPayment(financed, plan);
  let principal = financed;
  let accrued = 0;
  for (let k = 0; k < count; k += 1) {
    const payment = plan.weights[k]! * level + plan.fixedCents[k]! + plan.financedShares[k]! * financed;
    if (base === 'presentValue') {
      parts[k] = payment * plan.discounts[k]!;
      continue;
    }
    // interest settled first (Código Civil art. 354): a payment below the interest repays no principal
    accrued += (principal + accrued) * plan.interestRates[k]!;
    const settled = Math.min(accrued, payment);
    accrued -= settled;
    parts[k] = payment - settled;
    principal -= parts[k]!;
  }
  return parts;
}

/**
 * The financed total that includes its own tax: financed = base + IOF(financed), not rounded. IOF is nearly linear in
 * the total, so the secant converges in two or three steps; adding the tax repeatedly would be exact only in the limit,
 * and adding it once is short by about c²·base.
 *
 * @param baseCents the financed amount without the tax
 * @param iofOf the tax of a financed total, in centavos and not rounded
 * @returns centavos, not rounded; below the base where the tax exceeds what it finances
 */
export function grossUp(baseCents: number, iofOf: (financed: number) => number): number {
  const tolerance = baseCents * 1e-13 + 1e-8;
  let before = baseCents;
  let gapBefore = iofOf(before);
  let financed = baseCents + gapBefore;
  for (let round = 0; round < 60; round += 1) {
    const gap = baseCents + iofOf(financed) - financed;
    if (Math.abs(gap) <= tolerance || gap === gapBefore) return financed + gap;
    const next = financed - (gap * (financed - before)) / (gap - gapBefore);
    before = financed;
    gapBefore = gap;
    financed = next;
  }
  return financed;
}
