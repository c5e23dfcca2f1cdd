import { formatCount } from '@estrada/domain/formats/index';
import type { CampaignRow } from '@estrada/endpoints/index';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { api } from '@estrada/web/calls/api.ts';
import { useReload } from '@estrada/web/calls/use-call.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { changedBy, type RecordCalls } from '@estrada/web/records/page/record-kind.ts';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** Asks the server what depends on a campaign, then the person, and disables it for good. */
export function useDisableCampaign(kind: RecordCalls) {
  const t = useStrings(strings);
  const { say, sayGendered } = useRecordStrings(kind.words.nouns);
  const reload = useReload();
  const { ask, modal } = useConfirmAction();
  const textOf = (vehicles: number) =>
    vehicles === 0
      ? t('disable.none')
      : vehicles === 1
        ? t('disable.one')
        : t('disable.many', { count: formatCount(vehicles) });

  async function askToDisable({ id, campaignName }: CampaignRow): Promise<void> {
    try {
      const { version, vehicles } = await api.verifyCampaignDisabling({ params: { id } });
      ask({
        title: sayGendered('disableTitle'),
        subject: campaignName,
        text: textOf(vehicles),
        confirmLabel: say('disable'),
        danger: true,
        act: () => api.disableCampaign({ params: { id }, body: { version, confirmed: true } }),
        done: { type: 'success', code: 'campaign.disabled' },
        after: () => void reload(...changedBy(kind)),
      });
    } catch (error) {
      alertFailure(error);
    }
  }
  return { askToDisable: (row: CampaignRow) => void askToDisable(row), modal };
}
