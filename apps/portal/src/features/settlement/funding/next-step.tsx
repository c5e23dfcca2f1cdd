import '../settlement.css';
import { pickText } from '@estrada/domain/errors/index';
import { formatDay, formatMoment } from '@estrada/domain/formats/index';
import {
  type FundingOwner,
  type FundingStage,
  type FundingState,
  fundingOwners,
  fundingStageIds,
  fundingStages,
  stageState,
} from '@estrada/domain/settlement/index';
import type { ProposalDetail, Settlement } from '@estrada/endpoints/index';
import { StatusPill, type StatusTone } from '@estrada/ui/index';
import type { ProposalRef } from '@estrada/web/proposals/proposal-ref.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Button, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircle, IconCircleDot, IconCircleMinus } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { useSettlement } from '../settlement-panel.tsx';
import { isPaymentExpected } from '../state-sentences.ts';
import { ExpectedPayment } from './expected-payment.tsx';
import { nextSentenceOf } from './next-sentence.ts';
import { strings } from './strings.ts';

type Item = Settlement['checklist'][number];
type StepOf = Pick<ProposalDetail, 'rectification'> & { can: Pick<ProposalDetail['can'], 'edit'> };

const icons = {
  done: IconCheck,
  open: IconCircleDot,
  problem: IconAlertTriangle,
  later: IconCircle,
  closed: IconCircleMinus,
};
const tones: Readonly<Record<FundingState, StatusTone>> = {
  done: 'success',
  open: 'warning',
  problem: 'danger',
  later: 'neutral',
  closed: 'neutral',
};

const isWaiting = ({ state }: Item) => state === 'open' || state === 'problem';

/** Where on the page the items of a stage are done. */
const sections: Readonly<Record<FundingStage, string>> = {
  registration: 'proposal-form',
  credit: 'proposal-next',
  documents: 'proposal-documents',
  contract: 'proposal-papers',
  signature: 'settlement-signature',
  lien: 'settlement-lien',
  insurance: 'insurance-of-sale',
  activation: 'settlement-activation',
  payment: 'settlement-payment',
};

/** The address on the page of what an item waits for: a document has its own line, and some data a dialog. */
function addressOf({ id, stage }: Item, mayRectify: boolean): string {
  const [kind, name] = id.split('.');
  if (kind === 'document') return `#document-${name}`;
  if (id === 'vehicleAdditionalInfo.chassis') return mayRectify ? '#rectify' : '#proposal-form';
  return id === 'repurchase' ? '#proposal-repurchase' : `#${sections[stage]}`;
}

/**
 * The stages of a sale up to its payment, what happens now, and what is open: each item with its owner and since when.
 * The rest is one click away.
 *
 * @param children what the proposal itself says of the next step
 */
export function NextStep({ proposal, children }: { proposal: StepOf & ProposalRef; children: ReactNode }) {
  const { data } = useSettlement(proposal.id, proposal.version);
  const items = data?.checklist ?? [];
  return (
    <>
      {items.length > 0 ? <Stages items={items} /> : null}
      {children}
      {data ? <NextSentence settlement={data} /> : null}
      {data && isPaymentExpected(data) ? <ExpectedPayment proposal={proposal} /> : null}
      {data ? <Unlisted settlement={data} /> : null}
      {items.length > 0 ? <Checklist items={items} proposal={proposal} /> : null}
    </>
  );
}

/** What happens now with a contract, and who does it; nothing before there is one. */
function NextSentence({ settlement }: { settlement: Settlement }) {
  const t = useStrings(strings);
  const key = nextSentenceOf(settlement);
  return key ? <Text fw={600}>{t(`next.${key}`)}</Text> : null;
}

/** The items that a missing fact of the activation is about, by the beginning of their ids. */
const itemsOfFacts = ['signature', 'selfie', 'lien', 'fraudSignals'];

/** What the activation or its confirmation lacks that is no item of the checklist, or that says more than its name. */
function Unlisted({ settlement: { status, missing, checklist } }: { settlement: Settlement }) {
  // before there is a contract the proposal itself lists its fields
  if (status !== 'PU' && status !== 'WFA') return null;
  const shown = missing.filter(
    ({ path, key }) =>
      key === 'signature.refused' ||
      !itemsOfFacts.includes(path) ||
      !checklist.some(({ id, state }) => id.startsWith(path) && state !== 'done'),
  );
  return shown.map(({ path, message }) => (
    <Text key={path} size="sm">
      {message}
    </Text>
  ));
}

function Checklist({ items, proposal }: { items: readonly Item[]; proposal: StepOf }) {
  const t = useStrings(strings);
  const [isWhole, setWhole] = useState(false);
  const list = useId();
  // the fields of a registration that is being filled in are listed above, one by one
  const waiting = items.filter((item) => isWaiting(item) && !(item.id === 'registration' && proposal.can.edit));
  return (
    <div className="funding">
      {waiting.length > 0 ? (
        <Text size="sm" c="dimmed">
          <Summary items={waiting} />
        </Text>
      ) : null}
      <ul className="funding-items" id={list} aria-label={t('items')}>
        {(isWhole ? items : waiting).map((item) => (
          <ItemLine key={item.id} item={item} mayRectify={proposal.rectification.data !== null} />
        ))}
      </ul>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isWhole}
        aria-controls={list}
        onClick={() => setWhole(!isWhole)}
      >
        {t(isWhole ? 'less' : 'all', { count: items.length })}
      </Button>
    </div>
  );
}

function Stages({ items }: { items: readonly Item[] }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const shown = fundingStageIds.flatMap((stage) => {
    const state = stageState(items, stage);
    return state ? [{ stage, state }] : [];
  });
  const current = shown.find(({ state }) => state !== 'done' && state !== 'closed')?.stage;
  return (
    <ol className="funding-stages" aria-label={t('stages')}>
      {shown.map(({ stage, state }) => {
        const Icon = icons[state];
        return (
          <li key={stage} data-state={state} aria-current={stage === current ? 'step' : undefined}>
            <Icon size={16} aria-hidden="true" />
            {pickText(fundingStages[stage], language)}
            <VisuallyHidden>{t('stage.state', { state: t(`state.${state}`) })}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}

/** How many items wait for whom. */
function Summary({ items }: { items: readonly Item[] }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const counts = new Map<FundingOwner, number>();
  for (const { owner } of items) if (owner) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return [...counts]
    .map(([owner, count]) => t('waiting', { count, owner: pickText(fundingOwners[owner], language) }))
    .join(' · ');
}

function ItemLine({ item, mayRectify }: { item: Item; mayRectify: boolean }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { stage, name, state, owner, since, exception } = item;
  return (
    <li>
      <span className="funding-name">
        {isWaiting(item) && stage !== 'credit' ? (
          <Anchor component={Link} to={addressOf(item, mayRectify)} size="sm">
            {name}
          </Anchor>
        ) : (
          name
        )}
        {exception ? (
          <small>
            {t('exception', { reason: exception.reason, name: exception.byName, at: formatMoment(exception.at) })}
          </small>
        ) : null}
      </span>
      <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>
      <span className="funding-owner">
        {[
          owner ? pickText(fundingOwners[owner], language) : null,
          since ? t(state === 'done' ? 'on' : 'since', { day: formatDay(since) }) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}
