import { carCoverages, deductibleType, insuranceProposalStatuses } from '@estrada/domain/insurance/index';
import { autoCoverages, type InsuranceCode, protectionCoverages, vapNames } from '@estrada/domain/products/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { StatusPill } from '@estrada/ui/index';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** Only typed twice against mistakes: it is nothing to read. */
export const typedTwice = ['assured.confirmEmail'];

/** The name of a product. */
export function useProductWords(): (code: InsuranceCode) => string {
  const own = useOwnStrings();
  return (code) => own(vapNames[code]);
}

/** The status of an insurance proposal as text, in the colour of its meaning. */
export function InsuranceStatus({
  status,
  size = 'md',
}: {
  status: keyof typeof insuranceProposalStatuses;
  size?: 'md' | 'lg';
}) {
  const own = useOwnStrings();
  const known = insuranceProposalStatuses[status];
  return (
    <StatusPill tone={known.colour} size={size} canWrap>
      {own(known)}
    </StatusPill>
  );
}

const isCar = (code: string): code is (typeof autoCoverages)[number] =>
  (autoCoverages as readonly string[]).includes(code);
const isProtection = (code: string): code is keyof typeof protectionCoverages =>
  Object.hasOwn(protectionCoverages, code);

/** The names of what an offer covers; a word that only the insurer knows is shown unchanged. */
export function useOfferWords() {
  const own = useOwnStrings();
  const t = useStrings(strings);
  return {
    coverage(code: string): string {
      if (isCar(code)) return own(carCoverages[code].name);
      if (isProtection(code)) return own(protectionCoverages[code]);
      return code === 'STANDARD' ? t('coverage.STANDARD') : code;
    },
    deductible: (percent: number): string => own(deductibleType(percent)),
  };
}

/** An offer in a quote. */
export type Offer = NonNullable<InsuranceDetail['quote']>['offers'][number];
