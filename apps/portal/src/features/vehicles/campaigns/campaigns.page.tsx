import { businessDay } from '@estrada/domain/calendar/index';
import { formatCount } from '@estrada/domain/formats/index';
import { campaignPageSize } from '@estrada/domain/lists/index';
import { campaignFormIn } from '@estrada/domain/vehicles/index';
import type { CampaignRow } from '@estrada/endpoints/index';
import { recordNames } from '@estrada/endpoints/record-names';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useReadNow } from '@estrada/web/calls/use-call.ts';
import { type PagedInput, usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { useSort } from '@estrada/web/records/list/use-sort.ts';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { RecordDrawer } from '@estrada/web/records/page/record-drawer.tsx';
import { changedBy, type RecordCalls, type RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useRecordColumns } from '@estrada/web/records/page/use-record-columns.tsx';
import { useRecordFilters } from '@estrada/web/records/page/use-record-filters.ts';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useState } from 'react';
import { strings } from './strings.ts';

/** Fetches what depends on a campaign, confirms, and disables it permanently. */
function useDisableCampaign(kind: RecordCalls) {
  const t = useStrings(strings);
  const { say, sayGendered } = useRecordStrings(kind.words.nouns);
  const readNow = useReadNow();
  const disable = useAct('disableCampaign', { reload: changedBy(kind) });
  const { ask, modal } = useConfirmAction();
  const textOf = (vehicles: number) =>
    vehicles === 0
      ? t('disable.none')
      : vehicles === 1
        ? t('disable.one')
        : t('disable.many', { count: formatCount(vehicles) });

  async function askToDisable({ id, campaignName }: CampaignRow): Promise<void> {
    try {
      const { version, vehicles } = await readNow('verifyCampaignDisabling', { params: { id } });
      ask({
        title: sayGendered('disableTitle'),
        subject: campaignName,
        text: textOf(vehicles),
        confirmLabel: say('disable'),
        danger: true,
        act: () => disable.run({ params: { id }, body: { version, confirmed: true } }),
        done: { type: 'success', code: 'campaign.disabled' },
      });
    } catch (error) {
      alertFailure(error);
    }
  }
  return { askToDisable: (row: CampaignRow) => void askToDisable(row), modal };
}

/** Campaigns as records of a list and a form, on the user's date. @param now the instant, ISO */
function campaignRecordOn(now: string): RecordKind<'listCampaigns', ReturnType<typeof campaignFormIn>['fields']> {
  return {
    calls: recordNames.Campaign,
    subject: 'campaign',
    form: campaignFormIn(Number(businessDay(now).slice(0, 4))),
    words: {
      nouns: {
        pt: { one: 'campanha', many: 'campanhas', gender: 'f' },
        en: { one: 'campaign', many: 'campaigns' },
      },
      search: { pt: 'Nome ou código', en: 'Name or code' },
    },
    address: { param: 'id', of: ({ id }) => id },
    nameOf: ({ campaignName }) => campaignName,
    columns: ['campaignName', 'campaignCode', 'manufacturerYear', 'modelYear'],
    sorts: ['campaignName', 'modelYear'],
    stale: ['listEnabledCampaigns'],
  };
}

/** `/campaign`: campaigns, ten per page. Written out because disabling one is verified first, and is permanent. */
export function Page() {
  const [kind] = useState(() => campaignRecordOn(new Date().toISOString()));
  const { addressOfNew } = useDrawerAddress();
  const { askToDisable, modal } = useDisableCampaign(kind);
  const sort = useSort(['campaignName', 'modelYear']);
  const filters = useListFilters(useRecordFilters(kind));
  // the declaration ensures the filters and sort orders in the address
  const query = { ...filters.query, sort: sort.by, direction: sort.direction } as PagedInput<'listCampaigns'>['query'];
  const list = usePagedCall('listCampaigns', { query }, { pageSize: campaignPageSize });
  return (
    <>
      <ListPage
        words={kind.words}
        list={list}
        filters={filters}
        columns={useRecordColumns(kind, askToDisable)}
        rowKey={({ id }) => id}
        sort={sort}
        register={{ call: 'registerCampaign', to: addressOfNew }}
      />
      <RecordDrawer kind={kind} />
      {modal}
    </>
  );
}
