import { formatDate } from '@estrada/domain/formats/index';
import { fieldsOf, partPath } from '@estrada/domain/forms/rows';
import type { Row } from '@estrada/domain/forms/ui';
import {
  type DealerServiceForm,
  dealerServiceProblems,
  dealerServiceRows,
  weekdays,
} from '@estrada/domain/organization/index';
import type { DealerService } from '@estrada/endpoints/index';
import { FormSection, PageHeading } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { RecordNotices } from '@estrada/web/records/form/record-notices.tsx';
import { SaveBar } from '@estrada/web/records/form/save-bar.tsx';
import { useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { BackLink } from '@estrada/web/records/page/back-link.tsx';
import { useListReturn } from '@estrada/web/records/page/use-list-return.ts';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { FactList } from '@estrada/web/records/rows/fact-list.tsx';
import { PartsSection } from '@estrada/web/records/rows/parts-section.tsx';
import { PlacedField } from '@estrada/web/records/rows/placed-field.tsx';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Tabs, Text, Textarea } from '@mantine/core';
import { Fragment, type ReactNode, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { dealerCalls } from '../dealer-calls.ts';
import './dealer-service.css';
import { strings } from '../strings.ts';

type Section = keyof DealerServiceForm;
const rowOf = (name: Section): Row => dealerServiceRows.find((row) => row.name === name)!;
const sections = ['days', 'holidays', 'origins'] as const satisfies Section[];

/** `/dealers/{id}`: when a dealer serves clients, its holidays, and the sites that may show its pages. */
export function Page() {
  const t = useStrings(strings);
  const { id = '' } = useParams();
  const { can } = useSignedIn();
  const backTo = useListReturn(paths.dealers);
  const query = useCall('readDealerService', { params: { id } });
  const dealer = query.data?.dealer;
  return (
    <>
      {can('dealers-list') ? <BackLink nouns={dealerCalls.words.nouns} to={backTo} /> : null}
      <PageHeading
        title={dealer?.tradingName ?? t('service.dealer')}
        subtitle={dealer ? t('service.code', { code: dealer.gmfCode }) : ' '}
      />
      <Tabs value="service">
        <Tabs.List aria-label={t('service.tabs')} mb="md">
          <Tabs.Tab value="service">{t('service.title')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="service">
          <Loaded query={query} label={t('service.loading')}>
            {(service) => (
              <>
                {service.can.edit ? <ServiceForm service={service} /> : <ServiceFacts service={service} />}
                <EmbeddingCode service={service} />
              </>
            )}
          </Loaded>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

const recordOf = ({ version, days, holidays, origins }: DealerService) => ({
  version,
  values: { days, holidays, origins },
});

function ServiceForm({ service }: { service: DealerService }) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const params = { id: service.dealer.id };
  const save = useAct('saveDealerService', { reload: ['readDealerService', 'readHistory'], alert: false });
  const saved = useMemo(() => recordOf(service), [service]);
  const textOf = useDayText();
  const record = useRecordForm<DealerServiceForm, DealerService>({
    draftKey: `dealerService.${service.dealer.id}`,
    saved,
    problemsOf: dealerServiceProblems,
    send: (values, version) => save.run({ params, body: { ...values, version } }),
    recordOf,
    readCurrent: async () => recordOf(await api.readDealerService({ params })),
    onSaved: () => showAlert({ type: 'success', code: 'dealer.service' }),
  });
  const shown = {
    days: ({ days }: DealerServiceForm) => days.map((day, index) => `${own(weekdays[index]!)}: ${textOf(day)}`),
    holidays: ({ holidays }: DealerServiceForm) => holidays.map(({ day, name }) => `${formatDate(day)} ${name}`),
    origins: ({ origins }: DealerServiceForm) => origins.map(({ origin }) => origin),
  };
  const sectionOf = (path: string) => sections.find((name) => path.split('.')[0] === name) ?? 'days';
  return (
    <FormProvider {...record.form}>
      <form onSubmit={record.submit} noValidate>
        <RecordNotices<DealerServiceForm>
          record={record}
          labelOf={(path) => own(rowOf(sectionOf(path)).ui)}
          showValue={(path, _, values) => shown[sectionOf(path)](values).join(', ')}
        />
        <ServiceSection name="days">
          <div className="dealer-days">
            {weekdays.map((weekday, index) => (
              <fieldset key={weekday.id} className="row-part">
                <legend>{own(weekday)}</legend>
                <div className="dealer-day">
                  {fieldsOf(rowOf('days').rows).map((row) => (
                    <PlacedField key={row.path} row={row} at={partPath(rowOf('days'), index, row.path)} />
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
        </ServiceSection>
        {(['holidays', 'origins'] as const).map((name) => (
          <ServiceSection key={name} name={name}>
            <PartsSection
              list={rowOf(name)}
              words={{
                none: t(`${name}.none`),
                add: t(`${name}.add`),
                title: (position) => t(`${name}.one`, { position }),
                remove: (position) => t(`${name}.remove`, { position }),
              }}
            />
          </ServiceSection>
        ))}
        <SaveBar record={record} saveLabel={t('service.save')} cancelTo={paths.leads} />
      </form>
    </FormProvider>
  );
}

/** The same for users who only read it. */
function ServiceFacts({ service }: { service: DealerService }) {
  const own = useOwnStrings();
  const textOf = useDayText();
  const { values } = recordOf(service);
  return sections.map((name) => (
    <ServiceSection key={name} name={name}>
      {name === 'days' ? (
        <dl className="row-facts">
          {weekdays.map((weekday, index) => (
            <div key={weekday.id}>
              <dt>{own(weekday)}</dt>
              <dd>{textOf(values.days[index]!)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <FactList rows={[rowOf(name)]} all={dealerServiceRows} values={values} />
      )}
    </ServiceSection>
  ));
}

function ServiceSection({ name, children }: { name: Section; children: ReactNode }) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  return (
    <FormSection id={`service-${name}`} title={own(rowOf(name).ui)}>
      <Text size="sm" c="dimmed" mb="sm">
        {t(`${name}.about`)}
      </Text>
      {children}
    </FormSection>
  );
}

/** The public pages that a dealer's site may show; each has its own label. */
const embeddedPages = ['csf', 'formweb'] as const;

/** The code that a dealer's site includes (`embed.js`), once a site is registered. */
function EmbeddingCode({ service: { origins, dealer } }: { service: DealerService }) {
  const t = useStrings(strings);
  const copy = async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      showAlert({ type: 'success', text: t('embed.copied') });
    } catch {
      showAlert({ type: 'error', text: t('embed.failed') });
    }
  };
  return (
    <FormSection id="service-embed" title={t('embed.title')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t(origins.length > 0 ? 'embed.about' : 'embed.none')}
      </Text>
      {origins.length === 0
        ? null
        : embeddedPages.map((page) => {
            const { origin } = window.location;
            const code = `<script async src="${origin}/embed.js" data-dealer="${dealer.id}" data-page="${page}"></script>`;
            return (
              <Fragment key={page}>
                <Textarea label={t(`embed.${page}`)} value={code} readOnly autosize mb="sm" />
                <Button
                  variant="default"
                  aria-label={`${t('embed.copy')}: ${t(`embed.${page}`)}`}
                  onClick={() => void copy(code)}
                >
                  {t('embed.copy')}
                </Button>
              </Fragment>
            );
          })}
    </FormSection>
  );
}

function useDayText() {
  const t = useStrings(strings);
  return ({ opens, closes }: DealerServiceForm['days'][number]) =>
    opens === '' && closes === '' ? t('days.closed') : `${opens}–${closes}`;
}
