import { planTitle } from '@estrada/domain/enumerations/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { MoneyInput } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Checkbox, Group, Modal, NumberInput, Select, Skeleton, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Draft, FittingDraft, FittingSource } from '../model/draft.ts';
import {
  applyFitting,
  type FittingInput,
  type FittingVehicle,
  fittingRequestOf,
  fittingSources,
  initialFitting,
  sourcesOf,
} from '../model/fitting.ts';
import { valuesBefore } from '../model/undo.ts';
import { UndoNotice } from '../results/undo-notice.tsx';
import { useIsPhone } from '../results/use-is-phone.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import './fitting.css';
import { FittingList } from './fitting-list.tsx';
import { strings } from './strings.ts';

/** The search for vehicles by an instalment among the tools of the results. */
export function FittingPanel() {
  const t = useStrings(strings);
  const { dealerId } = useSharedSimulator();
  const { take, notice } = useTake();
  if (dealerId === null) return null;
  return (
    <section className="simulator-panel" aria-labelledby="fitting-title">
      <h3 id="fitting-title">{t('title')}</h3>
      {notice}
      <Search dealerId={dealerId} onTake={take} />
    </section>
  );
}

/**
 * The search for vehicles by an instalment: its button, its dialog, and what it applied, with the way back. An offer has
 * its vehicle.
 */
export function Fitting() {
  const { dealerId, draft } = useSharedSimulator();
  return dealerId === null || draft.offerId ? null : <FittingDialog dealerId={dealerId} />;
}

/** The term and the entry of the search that found a vehicle. */
type TakenBy = { term: number; entryCents: number };

/** Applies a vehicle, and the notice of that with the way back. */
function useTake() {
  const t = useStrings(strings);
  const { draft, update } = useSharedSimulator();
  /** the applied vehicle, with what it replaced */
  const [taken, setTaken] = useState<{ label: string; term: number; before: Partial<Draft> } | null>(null);
  const isCurrent = taken !== null && draft.vehicleLabel === taken.label;

  function take(vehicle: FittingVehicle, by: TakenBy): void {
    const after = applyFitting(draft, vehicle, by);
    setTaken({ label: after.vehicleLabel ?? '', term: by.term, before: valuesBefore(draft, after) });
    update(after);
  }

  const notice = (
    <UndoNotice
      text={isCurrent ? t('taken', { vehicle: taken.label, term: taken.term }) : ''}
      onUndo={() => {
        if (taken) update(taken.before);
        setTaken(null);
      }}
    />
  );
  return { take, notice };
}

function FittingDialog({ dealerId }: { dealerId: string }) {
  const t = useStrings(strings);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const { take, notice } = useTake();
  return (
    <>
      <Button
        className="simulator-trade-in-add"
        variant="subtle"
        size="compact-sm"
        mt="xs"
        onClick={() => setOpen(true)}
      >
        {t('title')}
      </Button>
      {notice}
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('title')}
        size="72rem"
        fullScreen={isPhone}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Search
          dealerId={dealerId}
          onTake={(vehicle, by) => {
            take(vehicle, by);
            setOpen(false);
          }}
        />
      </Modal>
    </>
  );
}

type Field = 'entryCents' | 'installmentCents' | 'termMonths' | 'sources';
/** The choice of the best plan for each vehicle, in the list of plans. */
const bestPlan = 'best';
const fieldOfPath: Readonly<Record<string, Field>> = {
  entryValueCents: 'entryCents',
  installmentCents: 'installmentCents',
  term: 'termMonths',
  terms: 'termMonths',
  sources: 'sources',
};

function Search({ dealerId, onTake }: { dealerId: string; onTake: (vehicle: FittingVehicle, by: TakenBy) => void }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, parameters } = useSharedSimulator();
  const typed = draft.fitting ?? initialFitting(draft);
  const sources = sourcesOf(draft, typed);
  const [asked, setAsked] = useState<FittingInput | null>(null);
  const [tries, setTries] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const query = useCall('findFittingVehicles', asked, {
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const page = asked?.body.page ?? 0;
  const current = fittingRequestOf(draft, typed, { dealerId, page });
  const isOutdated = asked !== null && JSON.stringify(current) !== JSON.stringify(asked);
  const refused = isOutdated ? [] : (query.error?.fields ?? []);
  const fieldError = (field: Field): string | undefined => {
    const isMissing =
      field === 'sources' ? sources.length === 0 : !typed[field] && !(field === 'entryCents' && typed[field] === 0);
    if (tries > 0 && isMissing) return renderMessage('required', language);
    return refused.find(({ path }) => fieldOfPath[path.replace(/^request\./, '')] === field)?.message;
  };
  const hasRefusedField = refused.some(({ path }) => path.replace(/^request\./, '') in fieldOfPath);
  useEffect(() => {
    if (tries > 0 || hasRefusedField) area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, hasRefusedField]);

  const change = (part: Partial<FittingDraft>) => update({ fitting: { ...typed, ...part } });
  const goTo = (next: number) => setAsked(fittingRequestOf(draft, typed, { dealerId, page: next }));
  function search(): void {
    setTries((count) => count + 1);
    goTo(0);
  }
  const propsOf = (field: Field) => ({
    required: true,
    error: fieldError(field),
    errorProps: { role: 'alert' },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // prevents the step's own Enter, which goes to the next step
      event.preventDefault();
      search();
    },
  });

  return (
    <>
      <Text mb="md">{t('text', { client: t(`client.${draft.personType}`) })}</Text>
      {/* not a form: the dialog is a part of the step's own */}
      <div ref={area} className="fitting-form">
        <MoneyInput
          label={t('entry')}
          value={typed.entryCents}
          onChange={(entryCents) => change({ entryCents })}
          {...propsOf('entryCents')}
        />
        <MoneyInput
          label={t('installment')}
          value={typed.installmentCents}
          onChange={(installmentCents) => change({ installmentCents })}
          data-autofocus
          {...propsOf('installmentCents')}
        />
        <NumberInput
          label={t('term')}
          suffix={t('monthsSuffix')}
          allowDecimal={false}
          hideControls
          value={typed.termMonths ?? ''}
          onChange={(value) => change({ termMonths: typeof value === 'number' ? value : null })}
          {...propsOf('termMonths')}
        />
        <Select
          className="fitting-form-plan"
          label={t('plan')}
          allowDeselect={false}
          data={[
            { value: bestPlan, label: t('bestPlan') },
            ...parameters.financeStructures.map(({ id }) => ({ value: String(id), label: planTitle(id, language) })),
          ]}
          value={String(typed.financeTypeId ?? bestPlan)}
          onChange={(value) => change({ financeTypeId: value === bestPlan ? null : Number(value) })}
        />
        {fittingSources(draft).length > 1 ? (
          <Checkbox.Group
            className="fitting-sources"
            label={t('sources')}
            value={sources}
            error={fieldError('sources')}
            errorProps={{ role: 'alert' }}
            onChange={(value) => change({ sources: value as FittingSource[] })}
          >
            <Group gap="md">
              {fittingSources(draft).map((one) => (
                <Checkbox key={one} value={one} label={t(`source.${one}`)} />
              ))}
            </Group>
          </Checkbox.Group>
        ) : null}
        <Button loading={query.isFetching} onClick={search}>
          {t('search')}
        </Button>
      </div>
      {query.isError ? (
        hasRefusedField || isOutdated ? null : (
          <FailureState error={query.error} onRetry={() => void query.refetch()} />
        )
      ) : query.data && asked ? (
        <>
          <Text role="status" mt="md" fw={600}>
            {isOutdated
              ? t('outdated')
              : query.data.total === 0
                ? t(query.data.excludedCount === 0 ? 'none' : 'allExcluded')
                : t('within', { count: query.data.withinCount, total: query.data.total })}
          </Text>
          {query.data.excludedCount > 0 ? (
            <Text size="sm" c="dimmed">
              {t('excluded', { count: query.data.excludedCount })}
            </Text>
          ) : null}
          <div data-stale={isOutdated || query.isPlaceholderData || undefined}>
            <FittingList
              answer={query.data}
              asked={asked.body}
              onPage={goTo}
              onTake={(vehicle) =>
                onTake(vehicle, { term: asked.body.term, entryCents: asked.body.request.entryValueCents })
              }
            />
          </div>
        </>
      ) : query.isFetching ? (
        <Skeleton height={320} radius="md" mt="md" role="status" aria-label={t('loading')} />
      ) : (
        <Text mt="md" c="dimmed">
          {t('empty')}
        </Text>
      )}
    </>
  );
}
