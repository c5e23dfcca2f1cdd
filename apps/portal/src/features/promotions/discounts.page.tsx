import { promotionPageSize } from '@estrada/domain/lists/index';
import type { RowOf } from '@estrada/web/calls/use-paged-call.ts';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu, Tabs } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { couponRecord, voucherRecord } from './discount-records.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { strings } from './strings.ts';

const tabs = ['vouchers', 'coupons'] as const;

/** `/parameters/voucher`: vouchers and discount coupons, a tab each (`?aba=coupons`). */
export function Page() {
  const [search] = useSearchParams();
  return search.get('aba') === 'coupons' ? <Coupons /> : <Vouchers />;
}

/** The tabs, between the heading and the list of one. */
function KindTabs({ of, children }: { of: (typeof tabs)[number]; children: ReactNode }) {
  const t = useStrings(strings);
  const [, setSearch] = useSearchParams();
  return (
    <Tabs value={of} onChange={(next) => setSearch(next === 'coupons' ? { aba: 'coupons' } : {})}>
      <Tabs.List aria-label={t('tabs.label')} mb="md">
        {tabs.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {name === of ? children : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Vouchers() {
  const t = useStrings(strings);
  const [rule, setRule] = useState<RowOf<'listVouchers'> | null>(null);
  const kind: typeof voucherRecord = {
    ...voucherRecord,
    moreItems: (row) => <Menu.Item onClick={() => setRule(row)}>{t('people.open')}</Menu.Item>,
  };
  return (
    <>
      <RecordListPage
        kind={kind}
        pageSize={promotionPageSize}
        around={(list) => <KindTabs of="vouchers">{list}</KindTabs>}
      />
      {rule ? <PeopleDialog kind="Voucher" rule={rule} onClose={() => setRule(null)} /> : null}
    </>
  );
}

function Coupons() {
  const t = useStrings(strings);
  const [rule, setRule] = useState<RowOf<'listCoupons'> | null>(null);
  const kind: typeof couponRecord = {
    ...couponRecord,
    moreItems: (row) => <Menu.Item onClick={() => setRule(row)}>{t('people.open')}</Menu.Item>,
  };
  return (
    <>
      <RecordListPage
        kind={kind}
        pageSize={promotionPageSize}
        around={(list) => <KindTabs of="coupons">{list}</KindTabs>}
      />
      {rule ? <PeopleDialog kind="Coupon" rule={rule} onClose={() => setRule(null)} /> : null}
    </>
  );
}
