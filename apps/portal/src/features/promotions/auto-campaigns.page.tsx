import { promotionPageSize } from '@estrada/domain/lists/index';
import { autoCampaignLimits } from '@estrada/domain/settings/index';
import { settingsNames } from '@estrada/endpoints/parameters/settings-names';
import { PageHeading } from '@estrada/ui/index';
import type { RowOf } from '@estrada/web/calls/use-paged-call.ts';
import { useRecordHistory } from '@estrada/web/records/history/use-record-history.tsx';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { SettingsPart } from '@estrada/web/records/settings/settings-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { autoCampaignRecord } from './auto-campaign-record.tsx';
import { PromotionalCoupon, PromotionalCoupons } from './promotional-coupons.tsx';
import { strings } from './strings.ts';

const tabs = { campaigns: '', coupons: 'cupons', limits: 'limites' } as const;
type Tab = keyof typeof tabs;
const tabNames = Object.keys(tabs) as Tab[];

/** Discount campaigns of car insurance, their coupons and limits; the address has the tab, or the coupon (`?cupom=`). */
export function Page() {
  const t = useStrings(strings);
  const [search] = useSearchParams();
  const tab = tabNames.find((one) => tabs[one] === search.get('aba')) ?? 'campaigns';
  const coupon = search.get('cupom');
  if (tab === 'campaigns') return <Campaigns />;
  if (tab === 'coupons' && coupon) return <PromotionalCoupon id={coupon} />;
  if (tab === 'coupons')
    return <PromotionalCoupons around={(list) => <CampaignTabs of="coupons">{list}</CampaignTabs>} />;
  return (
    <>
      <PageHeading title={t('campaign.title')} subtitle={t('campaign.limits')} />
      <CampaignTabs of={tab}>
        <SettingsPart
          calls={settingsNames.AutoCampaignLimits}
          settings={autoCampaignLimits}
          cancelTo={paths.autoCampaigns}
        />
      </CampaignTabs>
    </>
  );
}

function CampaignTabs({ of, children }: { of: Tab; children: ReactNode }) {
  const t = useStrings(strings);
  const [, setSearch] = useSearchParams();
  return (
    <Tabs value={of} onChange={(next) => setSearch(next === 'campaigns' ? {} : { aba: tabs[next as Tab] })}>
      <Tabs.List aria-label={t('campaign.tabs')} mb="md">
        {tabNames.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`campaign.tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabNames.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {name === of ? children : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Campaigns() {
  const { historyItem, historyDrawer } = useRecordHistory<RowOf<'listAutoCampaigns'>>(
    'autoCampaign',
    ({ campaignName }) => campaignName,
  );
  return (
    <>
      <RecordListPage
        kind={autoCampaignRecord(historyItem)}
        pageSize={promotionPageSize}
        around={(list) => <CampaignTabs of="campaigns">{list}</CampaignTabs>}
      />
      {historyDrawer}
    </>
  );
}
