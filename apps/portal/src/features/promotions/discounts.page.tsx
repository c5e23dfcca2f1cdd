import type { Fields } from '@estrada/domain/forms/index';
import { promotionPageSize } from '@estrada/domain/lists/index';
import type { RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu, Tabs } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { couponRecord, voucherRecord } from './discount-records.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { strings } from './strings.ts';

const tabs = ['vouchers', 'coupons'] as const;
type Tab = (typeof tabs)[number];

/** `/parameters/voucher`: vouchers and discount coupons, a tab each (`?aba=coupons`). */
export function Page() {
  const [search] = useSearchParams();
  // the keys make two lists of them: neither shows the other's open dialog
  return search.get('aba') === 'coupons' ? (
    <Rules key="coupons" of="coupons" record={couponRecord} people="Coupon" />
  ) : (
    <Rules key="vouchers" of="vouchers" record={voucherRecord} people="Voucher" />
  );
}

/** The tabs, between the heading and the list of one. */
function KindTabs({ of, children }: { of: Tab; children: ReactNode }) {
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

type People = ComponentProps<typeof PeopleDialog>;

/** The list of one kind of rule, and the dialog with the people of one of them. */
function Rules<List extends 'listVouchers' | 'listCoupons', All extends Fields>({
  of,
  record,
  people,
}: {
  of: Tab;
  record: RecordKind<List, All>;
  people: People['kind'];
}) {
  const t = useStrings(strings);
  const [rule, setRule] = useState<People['rule'] | null>(null);
  const kind: RecordKind<List, All> = {
    ...record,
    moreItems: (row) => <Menu.Item onClick={() => setRule(row as People['rule'])}>{t('people.open')}</Menu.Item>,
  };
  return (
    <>
      <RecordListPage kind={kind} pageSize={promotionPageSize} around={(list) => <KindTabs of={of}>{list}</KindTabs>} />
      {rule ? <PeopleDialog kind={people} rule={rule} onClose={() => setRule(null)} /> : null}
    </>
  );
}
