import { businessDay } from '@estrada/domain/calendar/index';
import { formatDate, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { hasPlanBegun, protectedInstalmentForm } from '@estrada/domain/products/index';
import { recordNames } from '@estrada/endpoints/record-names';
import type { RowOf } from '@estrada/web/calls/use-paged-call.ts';
import { useRecordHistory } from '@estrada/web/records/history/use-record-history.tsx';
import { choiceFilter } from '@estrada/web/records/page/filters.tsx';
import { FieldInput } from '@estrada/web/records/page/record-fields.tsx';
import type { RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { showStanding, standings } from '@estrada/web/records/page/standing.tsx';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { strings } from './strings.ts';

type Row = RowOf<'listProtectedInstalmentPlans'>;
type Drawn = { name: string; label: string };

const { fields } = protectedInstalmentForm;

/** Whether the saved plan of the form has begun: then only its names and its end may change. */
function useHasBegun(): boolean {
  const { effectiveFrom } = useFormState<{ effectiveFrom?: string }>().defaultValues ?? {};
  return effectiveFrom ? hasPlanBegun({ effectiveFrom }, businessDay(new Date().toISOString())) : false;
}

/** A field that a plan which has begun no longer changes. @param explains whether it states why */
function Fixed({ field, explains = false }: { field: Drawn; explains?: boolean }) {
  const t = useStrings(strings);
  const isFixed = useHasBegun();
  return (
    <fieldset className="settings-fields" disabled={isFixed}>
      {explains && isFixed ? (
        <Text size="sm" mb="md">
          {t('plan.begun')}
        </Text>
      ) : null}
      <FieldInput ui={fields[field.name as keyof typeof fields]} {...field} />
    </fieldset>
  );
}
const fixed = (field: Drawn) => <Fixed field={field} />;

function Cover({ coveredInstalments, maxInstalmentCents }: Row) {
  const t = useStrings(strings);
  const value = preventAmountBreaks(formatMoney(maxInstalmentCents));
  return <>{t('plan.instalments', { count: coveredInstalments, value })}</>;
}

function Ages({ minAge, maxAge }: Row) {
  const t = useStrings(strings);
  return <>{t('plan.ages', { min: minAge, max: maxAge })}</>;
}

/** The name in the language of the screen. */
function PlanName({ planNamePt, planNameEn }: Row) {
  const { language } = useLanguage();
  return <>{language === 'en' ? planNameEn : planNamePt}</>;
}

function Events({ coveredEvents }: Row) {
  const own = useOwnStrings();
  return (
    <>{fields.coveredEvents.options.flatMap((one) => (coveredEvents.includes(one.id) ? [own(one)] : [])).join(', ')}</>
  );
}

/** Plans of protected instalment as records of a list and a form. @param moreItems of the menu of a row */
const planRecord = (moreItems: (row: Row) => ReactNode): RecordKind<'listProtectedInstalmentPlans', typeof fields> => ({
  calls: recordNames.ProtectedInstalmentPlan,
  form: protectedInstalmentForm,
  words: {
    nouns: { pt: { one: 'plano', many: 'planos', gender: 'm' }, en: { one: 'plan', many: 'plans' } },
    title: { pt: 'Parcela protegida', en: 'Protected instalment' },
    search: { pt: 'Nome ou código', en: 'Name or code' },
    enabling: {
      pt: 'O plano volta a ser oferecido nos dias da validade.',
      en: 'The plan is offered again on the days of its validity.',
    },
    disabling: {
      pt: 'O plano deixa de ser oferecido. Seguros contratados não mudam.',
      en: 'The plan is no longer offered. Contracted insurance does not change.',
    },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ planCode }) => planCode,
  columns: [
    'planCode',
    {
      key: 'planNamePt',
      header: { pt: 'Nome', en: 'Name' },
      sort: 'planNamePt',
      render: (row) => <PlanName {...row} />,
    },
    { key: 'coveredEvents', header: fields.coveredEvents, priority: 'low', render: (row) => <Events {...row} /> },
    { key: 'cover', header: fields.coveredInstalments, align: 'end', render: (row) => <Cover {...row} /> },
    'waitingDays',
    { key: 'ages', header: { pt: 'Idades', en: 'Ages' }, render: (row) => <Ages {...row} /> },
    {
      key: 'validUntil',
      header: { pt: 'Validade', en: 'Validity' },
      sort: 'validUntil',
      render: ({ effectiveFrom, validUntil }) => `${formatDate(effectiveFrom)} – ${formatDate(validUntil)}`,
    },
  ],
  sorts: ['planCode', 'planNamePt', 'validUntil'],
  filters: { standing: choiceFilter('vigencia', { pt: 'Vigência', en: 'Validity' }, standings) },
  standing: showStanding,
  moreItems,
  drawn: {
    planCode: (field) => <Fixed field={field} explains />,
    coveredEvents: fixed,
    coveredInstalments: fixed,
    maxInstalmentCents: fixed,
    waitingDays: fixed,
    minAge: fixed,
    maxAge: fixed,
    effectiveFrom: fixed,
  },
});

/** `/insurance/protectedInstallment`: the plans of protected instalment. */
export function Page() {
  const { historyItem, historyDrawer } = useRecordHistory<Row>('protectedInstalmentPlan', ({ planCode }) => planCode);
  return (
    <>
      <RecordListPage kind={planRecord(historyItem)} />
      {historyDrawer}
    </>
  );
}
