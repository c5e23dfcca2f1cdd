import { businessDay } from '@estrada/domain/calendar/index';
import { formatCount, formatDate } from '@estrada/domain/formats/index';
import { campaignPageSize } from '@estrada/domain/lists/index';
import { campaignStatuses, maxCampaignPictureBytes, publishCampaignForm } from '@estrada/domain/offers/index';
import type { OfferCampaignRow } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { type PagedInput, usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { showSize } from '@estrada/web/files/work/show-size.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { useSort } from '@estrada/web/records/list/use-sort.ts';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { choiceFilter, dayFilter } from '@estrada/web/records/page/filters.tsx';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { RecordDrawer } from '@estrada/web/records/page/record-drawer.tsx';
import { changedBy } from '@estrada/web/records/page/record-kind.ts';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useRecordColumns } from '@estrada/web/records/page/use-record-columns.tsx';
import { useRecordFilters } from '@estrada/web/records/page/use-record-filters.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import '@estrada/web/records/rows/rows.css';
import { Button, Image, Menu, Modal, Progress, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { offerCampaignRecord } from './campaign-record.tsx';
import { regionFilter } from './offer-record.tsx';
import { strings } from './strings.ts';

const stale = changedBy(offerCampaignRecord);
type DialogProps = { campaign: OfferCampaignRow; onClose: () => void };

/** Prompts for the first day on which the simulator shows a campaign, and publishes it. */
function PublishDialog({ campaign, onClose }: DialogProps) {
  const t = useStrings(strings);
  const publish = useAct('publishOfferCampaign', { reload: stale });
  const today = businessDay(new Date().toISOString());
  const { id, version, effectiveFrom } = campaign;
  return (
    <ActDialog
      form={publishCampaignForm}
      first={{ publishFrom: [effectiveFrom, today].sort()[1]! }}
      subject={campaign.campaignName}
      words={{
        title: t('campaign.publish.title'),
        text: t('campaign.publish.text'),
        submit: t('campaign.publish'),
        done: t('campaign.publish.done'),
      }}
      send={(typed) => publish.run({ params: { id }, body: { version, ...typed } })}
      onClose={onClose}
    />
  );
}

/** How the offers of a campaign are used on its days, against its goal. */
function ResultsDialog({ campaign, onClose }: DialogProps) {
  const t = useStrings(strings);
  const results = useCall('readOfferCampaignResults', { params: { id: campaign.id } });
  return (
    <Modal opened onClose={onClose} title={t('campaign.results.title')} closeButtonProps={{ 'aria-label': t('back') }}>
      <Stack gap="md">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {campaign.campaignName}
        </Text>
        <Loaded query={results} label={t('campaign.results.loading')} height={160}>
          {({ days, contractGoal, ...counts }) => {
            const goal = t('campaign.results.goal', { count: counts.contracts, goal: formatCount(contractGoal) });
            if (days === null) return <Text>{t('campaign.results.none')}</Text>;
            return (
              <>
                <Text>
                  {t('campaign.results.days', { from: formatDate(days.from), until: formatDate(days.until) })}
                </Text>
                <dl className="row-facts">
                  {(['simulations', 'proposals', 'contracts'] as const).map((name) => (
                    <div key={name}>
                      <dt>{t(`campaign.results.${name}`)}</dt>
                      <dd>{formatCount(counts[name])}</dd>
                    </div>
                  ))}
                </dl>
                <Progress
                  value={Math.min(100, (counts.contracts / contractGoal) * 100)}
                  aria-label={goal}
                  aria-valuetext={goal}
                />
                <Text size="sm">{goal}</Text>
              </>
            );
          }}
        </Loaded>
      </Stack>
    </Modal>
  );
}

/** Shows the picture of a campaign, and replaces it by a file. */
function PictureDialog({ campaign, onClose }: DialogProps) {
  const t = useStrings(strings);
  const picker = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const send = useAct('sendOfferCampaignPicture', { reload: stale });
  const { id, version, campaignName, pictureUrl } = campaign;
  const size = showSize(maxCampaignPictureBytes);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setTooLarge(file.size > maxCampaignPictureBytes);
    if (file.size > maxCampaignPictureBytes) return;
    // a refusal is shown in the dialog
    const sent = await send.run({ params: { id }, query: { version }, files: { file } }).catch(() => null);
    if (!sent) return;
    showAlert({ type: 'success', text: t('campaign.picture.done') });
    onClose();
  }
  return (
    <Modal opened onClose={onClose} title={t('campaign.picture.title')} closeButtonProps={{ 'aria-label': t('back') }}>
      <Stack gap="md" align="flex-start">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {campaignName}
        </Text>
        {pictureUrl === null ? (
          <Text c="dimmed">{t('campaign.picture.none')}</Text>
        ) : (
          <Image src={pictureUrl} alt={t('campaign.picture.alt', { name: campaignName })} mah={240} fit="contain" />
        )}
        <Text size="sm">{t('campaign.picture.text', { size })}</Text>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".jpg,.jpeg,.png"
          data-testid="campaign-picture"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // lets the user choose the same file again after correcting it
            event.currentTarget.value = '';
          }}
        />
        <Button
          leftSection={<IconUpload size={16} aria-hidden="true" />}
          loading={send.isBusy}
          onClick={() => picker.current?.click()}
        >
          {t('campaign.picture.choose')}
        </Button>
        {isTooLarge ? (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {t('campaign.picture.tooLarge', { size })}
          </Text>
        ) : null}
        {send.error && !isTooLarge ? <FailureState error={send.error} /> : null}
      </Stack>
    </Modal>
  );
}

const dialogs = { publish: PublishDialog, results: ResultsDialog, picture: PictureDialog };

/** `/ofertas/campanhas`: campaigns of offers, ten per page. Written out because they are published and end. */
export function Page() {
  const t = useStrings(strings);
  const { addressOfNew } = useDrawerAddress();
  const [open, setOpen] = useState<{ name: keyof typeof dialogs; campaign: OfferCampaignRow } | null>(null);
  const end = useAct('endOfferCampaign', { reload: stale });
  const { ask, modal } = useConfirmAction();
  const sort = useSort(['effectiveFrom', 'validUntil', 'campaignName'], 'desc');
  const filters = useListFilters({
    ...useRecordFilters(offerCampaignRecord),
    region: regionFilter,
    status: choiceFilter('situacao', { pt: 'Situação', en: 'Status' }, campaignStatuses),
    validOn: dayFilter('vale-em', { pt: 'Vale em', en: 'Valid on' }),
  });
  // the declaration ensures the filters and sort orders in the address
  const query = {
    ...filters.query,
    sort: sort.by,
    direction: sort.direction,
  } as PagedInput<'listOfferCampaigns'>['query'];
  const list = usePagedCall('listOfferCampaigns', { query }, { pageSize: campaignPageSize });
  const askToEnd = ({ id, version, campaignName }: OfferCampaignRow) =>
    ask({
      title: t('campaign.end.title'),
      subject: campaignName,
      text: t('campaign.end.text'),
      confirmLabel: t('campaign.end'),
      danger: true,
      act: () => end.run({ params: { id }, body: { version } }),
      done: t('campaign.end.done'),
    });
  const kind: typeof offerCampaignRecord = {
    ...offerCampaignRecord,
    moreItems: (campaign) => (
      <>
        {campaign.can.publish ? (
          <Menu.Item onClick={() => setOpen({ name: 'publish', campaign })}>{t('campaign.publish')}</Menu.Item>
        ) : null}
        <Menu.Item onClick={() => setOpen({ name: 'results', campaign })}>{t('campaign.results')}</Menu.Item>
        {campaign.can.edit ? (
          <Menu.Item onClick={() => setOpen({ name: 'picture', campaign })}>{t('campaign.picture')}</Menu.Item>
        ) : null}
        {campaign.can.end ? (
          <Menu.Item color="red" onClick={() => askToEnd(campaign)}>
            {t('campaign.end')}
          </Menu.Item>
        ) : null}
      </>
    ),
  };
  const Dialog = open && dialogs[open.name];
  return (
    <>
      <ListPage
        words={kind.words}
        list={list}
        filters={filters}
        columns={useRecordColumns(kind, askToEnd)}
        rowKey={({ id }) => id}
        sort={sort}
        register={{ call: 'registerOfferCampaign', to: addressOfNew }}
        around={(frame) => (
          <>
            <Text mb="md">{t('campaign.about', { path: '/campaign' })}</Text>
            {frame}
          </>
        )}
      />
      <RecordDrawer kind={kind} />
      {modal}
      {open && Dialog ? <Dialog campaign={open.campaign} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
