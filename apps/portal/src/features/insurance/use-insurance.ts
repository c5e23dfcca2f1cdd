import type { InsuranceSection } from '@estrada/domain/insurance/index';
import type { EndpointName, InsuranceDetail } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import type { LooseOptions } from '@estrada/web/calls/call-types.ts';
import { type Act, useAct } from '@estrada/web/calls/use-act.ts';
import { useCacheAnswer, useCall, useReadNow, useReload } from '@estrada/web/calls/use-call.ts';
import type { SectionCalls } from '@estrada/web/steps/section-steps.ts';

/** The reads that an act on an insurance proposal makes stale. */
export const insuranceReads = ['readInsurance', 'listInsurances'] as const satisfies readonly EndpointName[];

/** How often an open page is read again: the insurer decides in its own time, an unknown outcome is being queried. */
const pollMs = { usual: 15_000, unknown: 3_000 };

/** One insurance proposal, followed while it is shown. */
export const useInsurance = (id: string | null) =>
  useCall('readInsurance', id === null ? null : { params: { id } }, {
    refetchInterval: ({ state }) => (state.data?.unknown ? pollMs.unknown : pollMs.usual),
  });

/** The parameters of the calls of one proposal. */
export const addressOf = ({
  insuranceType,
  provider,
  id,
}: Pick<InsuranceDetail, 'insuranceType' | 'provider' | 'id'>) => ({ type: insuranceType, provider, id });

/** The calls that answer the changed proposal. */
export type InsuranceAct =
  | 'quoteInsurance'
  | 'quoteCardif'
  | 'sendInsured'
  | 'sendFinancedInsurance'
  | 'sendCardifSubscription'
  | 'supplyInsuranceInformation'
  | 'recordInsurancePolicy'
  | 'refuseInsurance'
  | 'recordPremiumNotice'
  | 'chargeInsurancePremium'
  | 'abandonInsurance'
  | 'cancelInsurance'
  | 'withdrawInsurance'
  | 'cancelInsuranceAgain'
  | 'confirmInsuranceRefund'
  | 'changeInsuranceSeller'
  | 'claimInsurance'
  | 'releaseInsurance'
  | 'issueFinancedPolicy'
  | 'issueDetachedPolicy'
  | 'renewInsurance';

/** An act whose answer is the changed proposal, which the page then shows. */
export function useInsuranceAct<Name extends InsuranceAct>(name: Name, { alert = false } = {}): Act<Name> {
  const cache = useCacheAnswer();
  const act = useAct(name, { reload: ['listInsurances'], alert });
  const reload = useReload();
  return {
    ...act,
    async run(input) {
      try {
        const answer = await act.run(input);
        const { id } = answer as InsuranceDetail;
        cache('readInsurance', { params: { id } }, answer as InsuranceDetail);
        return answer;
      } catch (error) {
        // a lost response does not show what came of it
        void reload('readInsurance');
        throw error;
      }
    },
  };
}

const saves = {
  assured: 'saveInsuranceAssured',
  mainDriver: 'saveInsuranceDriver',
  owner: 'saveInsuranceOwner',
  vehicle: 'saveInsuranceVehicle',
  details: 'saveInsuranceDetails',
  payment: 'saveInsurancePayment',
} as const satisfies Record<InsuranceSection, EndpointName>;

/** How the sections of a proposal are saved and read again. */
export function useSectionCalls(record: InsuranceDetail): SectionCalls<InsuranceDetail> {
  const cache = useCacheAnswer();
  const reload = useReload();
  const readNow = useReadNow();
  const read = { params: { id: record.id } };
  return {
    async save(section, values, version) {
      const save = api[saves[section as InsuranceSection]] as (options: LooseOptions) => Promise<InsuranceDetail>;
      const answer = await save({ params: addressOf(record), body: { version, values }, alert: false });
      cache('readInsurance', read, answer);
      void reload('listInsurances');
      return answer;
    },
    readCurrent: () => readNow('readInsurance', read),
  };
}
