import { businessDay } from '@estrada/domain/calendar/index';
import { formatDate, formatFraction } from '@estrada/domain/formats/index';
import { promotionPageSize } from '@estrada/domain/lists/index';
import {
  campaignPhase,
  itemsOf,
  promotionalCouponForm,
  promotionalCouponsForm,
} from '@estrada/domain/promotions/index';
import { recordNames } from '@estrada/endpoints/record-names';
import { PageHeading, StatusPill } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import type { RowOf } from '@estrada/web/calls/use-paged-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { ChoiceField } from '@estrada/web/records/form/form-fields.tsx';
import { RecordHistory } from '@estrada/web/records/history/use-record-history.tsx';
import { choiceField } from '@estrada/web/records/list/address-fields.ts';
import { ChoiceFilter } from '@estrada/web/records/list/filter-fields.tsx';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { BackLink } from '@estrada/web/records/page/back-link.tsx';
import { choiceFilter } from '@estrada/web/records/page/filters.tsx';
import { EnabledPill, RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { RecordDrawer } from '@estrada/web/records/page/record-drawer.tsx';
import type { Nouns, RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { StandingPill } from '@estrada/web/records/page/standing.tsx';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { useListReturn } from '@estrada/web/records/page/use-list-return.ts';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { useSwitchRecord } from '@estrada/web/records/page/use-switch-record.ts';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import './promotional-coupons.css';
import { strings } from './strings.ts';

type Row = RowOf<'listPromotionalCoupons'>;
type Drawn = { name: string; label: string };

const nouns: Nouns = {
  pt: { one: 'cupom', many: 'cupons', gender: 'm' },
  en: { one: 'coupon', many: 'coupons' },
};

const couponsAt = `${paths.autoCampaigns}?aba=cupons`;

/** The campaign of a coupon: of those that have not ended. That of a saved coupon does not change. */
function CampaignField(field: Drawn) {
  const { data } = useCall('listAutoCampaignOptions', {});
  const { key, isNew } = useDrawerAddress();
  const saved = useCall('readPromotionalCoupon', key && !isNew ? { params: { id: key } } : null).data;
  const options = (data?.campaigns ?? []).map(({ value, name }) => ({ value, label: name }));
  return (
    <ChoiceField
      {...field}
      options={options}
      disabled={saved !== undefined}
      current={saved && { value: saved.campaignId, label: saved.campaignName }}
    />
  );
}

function CampaignFilter(props: { value: string; onChange: (value: string) => void }) {
  const own = useOwnStrings();
  const { data } = useCall('listAutoCampaignOptions', {});
  const options = (data?.campaigns ?? []).map(({ value, name }) => ({ value, label: name }));
  return <ChoiceFilter {...props} label={own(promotionalCouponForm.fields.campaignId)} options={options} />;
}

/** Whether a coupon can be used, where that is more than its being enabled: its campaign and its limit count too. */
function CouponStanding({ row }: { row: Row }) {
  const t = useStrings(strings);
  const phase = campaignPhase(row, businessDay(new Date().toISOString()));
  if (!row.enabled) return <EnabledPill nouns={nouns} enabled={false} />;
  if (!row.campaignEnabled) return <StatusPill tone="neutral">{t('coupon.campaignOff')}</StatusPill>;
  if (row.used >= row.couponLimit) return <StatusPill tone="warning">{t('coupon.usedUp')}</StatusPill>;
  return phase === 'begun' ? <EnabledPill nouns={nouns} enabled /> : <StandingPill of={phase} />;
}

function Uses({ used, couponLimit }: Row) {
  const t = useStrings(strings);
  return <>{t('uses.taken', { taken: used, limit: couponLimit })}</>;
}

/** Promotional coupons as records of a list and a form; a row leads to its detail. */
const promotionalCouponRecord: RecordKind<'listPromotionalCoupons', typeof promotionalCouponForm.fields> = {
  calls: recordNames.PromotionalCoupon,
  form: promotionalCouponForm,
  words: {
    nouns,
    title: { pt: 'Campanhas de seguro auto', en: 'Car insurance campaigns' },
    search: { pt: 'Cupom ou campanha', en: 'Coupon or campaign' },
    disabling: {
      pt: 'O cupom deixa de valer para novas cotações. Seguros contratados não mudam.',
      en: 'The coupon is no longer valid for new quotes. Contracted insurance does not change.',
    },
    enabling: {
      pt: 'O cupom volta a valer nos dias da campanha, até o limite de usos.',
      en: 'The coupon is valid again on the days of its campaign, until its limit of uses.',
    },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ couponCode }) => couponCode,
  columns: [
    {
      key: 'couponCode',
      header: { pt: 'Cupom', en: 'Coupon' },
      primary: true,
      render: ({ id, couponCode }) => <RecordName to={`${couponsAt}&cupom=${id}`}>{couponCode}</RecordName>,
    },
    { key: 'campaignName', header: { pt: 'Campanha', en: 'Campaign' }, render: ({ campaignName }) => campaignName },
    {
      key: 'discountShare',
      header: { pt: 'Desconto', en: 'Discount' },
      align: 'end',
      render: ({ discountShare }) => formatFraction(discountShare),
    },
    {
      key: 'validUntil',
      header: { pt: 'Validade', en: 'Validity' },
      priority: 'low',
      render: (row) => daysOf(row),
    },
    {
      key: 'used',
      header: { pt: 'Usos', en: 'Uses' },
      align: 'end',
      sort: 'used',
      render: (row) => <Uses {...row} />,
    },
  ],
  sorts: ['createdAt', 'used'],
  newestFirst: true,
  filters: {
    campaignId: { address: choiceField('campanha'), draw: (props) => <CampaignFilter {...props} /> },
    uses: choiceFilter(
      'usos',
      { pt: 'Usos', en: 'Uses' },
      { left: { pt: 'Com usos livres', en: 'With uses left' }, usedUp: { pt: 'Esgotado', en: 'Used up' } },
    ),
  },
  standing: (row) => <CouponStanding row={row} />,
  drawn: { campaignId: (field) => <CampaignField {...field} /> },
};

const daysOf = ({ effectiveFrom, validUntil }: Row) => `${formatDate(effectiveFrom)} – ${formatDate(validUntil)}`;

/** The list of promotional coupons, with the dialog that creates several. @param around the tabs of the page */
export function PromotionalCoupons({ around }: { around: (list: ReactNode) => ReactNode }) {
  const t = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  const mayCreate = useMayCall('registerPromotionalCoupons');
  return (
    <>
      <RecordListPage
        kind={promotionalCouponRecord}
        pageSize={promotionPageSize}
        actions={
          mayCreate ? (
            <Button variant="default" onClick={() => setOpen(true)}>
              {t('coupon.many')}
            </Button>
          ) : undefined
        }
        around={around}
      />
      {isOpen ? <SeveralCoupons onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function SeveralCoupons({ onClose }: { onClose: () => void }) {
  const t = useStrings(strings);
  const create = useAct('registerPromotionalCoupons', { reload: ['listPromotionalCoupons', 'readHistory'] });
  return (
    <ActDialog
      form={promotionalCouponsForm}
      first={{ campaignId: '', couponCount: null, couponLimit: 1 }}
      drawn={{ campaignId: (field) => <CampaignField {...field} /> }}
      words={{
        title: t('coupon.many'),
        text: t('coupon.manyText'),
        submit: t('coupon.create'),
        done: ({ couponCount }) => t('coupon.created', { count: couponCount }),
      }}
      send={(body) => create.run({ body })}
      onClose={onClose}
    />
  );
}

/** One promotional coupon: its code, what its campaign gives, its uses and its history. */
export function PromotionalCoupon({ id }: { id: string }) {
  const query = useCall('readPromotionalCoupon', { params: { id } });
  const coupon = query.data;
  const backTo = useListReturn(couponsAt);
  const { sayGendered, One } = useRecordStrings(nouns);
  return (
    <>
      <BackLink nouns={nouns} to={backTo} />
      <PageHeading
        title={coupon?.couponCode ?? One}
        subtitle={coupon ? <CouponStanding row={coupon} /> : ' '}
        actions={coupon ? <CouponActs coupon={coupon} /> : undefined}
      />
      <Loaded query={query} label={sayGendered('loadingOne')}>
        {(known) => (
          <>
            <CouponFacts coupon={known} />
            <RecordHistory entity="promotionalCoupon" entityId={known.id} />
          </>
        )}
      </Loaded>
      <RecordDrawer kind={promotionalCouponRecord} onSaved={(saved) => `${couponsAt}&cupom=${saved.id}`} />
    </>
  );
}

function CouponFacts({ coupon }: { coupon: Row }) {
  const t = useStrings(strings);
  const codes = itemsOf(coupon.dealerCodes);
  const facts = [
    ['coupon.campaign', coupon.campaignName],
    ['coupon.insurer', coupon.provider],
    ['coupon.discount', formatFraction(coupon.discountShare)],
    ['coupon.days', daysOf(coupon)],
    ['coupon.dealers', codes.length > 0 ? codes.join(', ') : t('all.f')],
    ['coupon.uses', t('uses.taken', { taken: coupon.used, limit: coupon.couponLimit })],
  ] as const;
  return (
    <dl className="coupon-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CouponActs({ coupon }: { coupon: Row }) {
  const t = useStrings(strings);
  const { say } = useRecordStrings(nouns);
  const { addressOf } = useDrawerAddress();
  const { switchRecord, modal } = useSwitchRecord(promotionalCouponRecord);
  const { can, enabled, couponCode } = coupon;
  const copy = () =>
    navigator.clipboard.writeText(couponCode).then(
      () => showAlert({ type: 'success', text: t('coupon.copied') }),
      () => showAlert({ type: 'error', text: t('coupon.notCopied', { code: couponCode }) }),
    );
  return (
    <>
      <Button variant="default" onClick={() => void copy()}>
        {t('coupon.copy')}
      </Button>
      {can.edit ? (
        <Button component={Link} to={addressOf(coupon.id)} variant="default">
          {say('edit')}
        </Button>
      ) : null}
      {can.enable || can.disable ? (
        <Button
          variant={enabled ? 'light' : 'filled'}
          color={enabled ? 'red' : undefined}
          onClick={() => switchRecord(coupon)}
        >
          {say(enabled ? 'disable' : 'enable')}
        </Button>
      ) : null}
      {modal}
    </>
  );
}
