import { promotionPageSize } from '@estrada/domain/lists/index';
import type { RowOf } from '@estrada/web/calls/use-paged-call.ts';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu, Tabs } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { couponRecord, voucherRecord } from './discount-records.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { strings } from './strings.ts';

const tabs = ['vouchers', 'coupons'] as const;

/** `/parameters/voucher`: vouchers and discount coupons, a tab each (`?aba=coupons`). */
export function Page() {
  const t = useStrings(strings);
  const [search, setSearch] = useSearchParams();
  const tab = search.get('aba') === 'coupons' ? 'coupons' : 'vouchers';
  return (
    <Tabs value={tab} keepMounted={false} onChange={(next) => setSearch(next === 'coupons' ? { aba: 'coupons' } : {})}>
      <Tabs.List aria-label={t('tabs.label')} mb="md">
        {tabs.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="vouchers">
        <Vouchers />
      </Tabs.Panel>
      <Tabs.Panel value="coupons">
        <Coupons />
      </Tabs.Panel>
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
      <RecordListPage kind={kind} pageSize={promotionPageSize} />
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
      <RecordListPage kind={kind} pageSize={promotionPageSize} />
      {rule ? <PeopleDialog kind="Coupon" rule={rule} onClose={() => setRule(null)} /> : null}
    </>
  );
}
