import { useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { saveFailureReason } from '../model/save-failure-reason.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import type { Act } from './use-acts.ts';

export function SaveButton() {
  const t = useStrings(strings);
  const simulator = useSharedSimulator();
  const { journey, canKeep, isUnsaved, keeps } = simulator;
  if (!keeps) return null;
  return (
    <Button
      variant="default"
      onClick={journey.save}
      loading={journey.act === 'save'}
      disabled={!canKeep || journey.act !== null || !isUnsaved}
      aria-describedby={saveFailureReason(simulator)}
    >
      {t(isUnsaved ? 'save' : 'save.done')}
    </Button>
  );
}

/** Saves a copy as a second record. */
export function CopyButton() {
  const { draft } = useSharedSimulator();
  return draft.saved ? <SavingButton act="copy" run="copy" words="saveCopy" /> : null;
}

/** The simulation as a PDF. */
export const PrintButton = () => <SavingButton act="print" run="print" words="print" />;

/**
 * The paper of the newest choice of products, to be signed by the client. Only for a saved simulation with a recorded
 * choice that it still has.
 */
export function ChoicePaperButton() {
  const t = useStrings(strings);
  const { draft, journey } = useSharedSimulator();
  const { data } = useCall('listProductChoices', draft.saved ? { params: { id: draft.saved.id } } : null);
  if (!data?.items[0]?.isCurrent) return null;
  return (
    <Button
      variant="default"
      onClick={journey.printChoice}
      loading={journey.act === 'printChoice'}
      disabled={journey.act !== null}
    >
      {t('printChoice')}
    </Button>
  );
}

/** A link by which the client reads the simulation. */
export const LinkButton = () => <SavingButton act="link" run="sendLink" words="link.send" />;

/** An act on figures that are saved first: only once they are up to date, and one at a time. */
function SavingButton({
  act,
  run,
  words,
}: {
  act: Act;
  run: 'copy' | 'print' | 'sendLink';
  words: 'saveCopy' | 'print' | 'link.send';
}) {
  const t = useStrings(strings);
  const simulator = useSharedSimulator();
  const { journey, canKeep } = simulator;
  return (
    <Button
      variant="default"
      onClick={journey[run]}
      loading={journey.act === act}
      disabled={!canKeep || journey.act !== null}
      aria-describedby={saveFailureReason(simulator)}
    >
      {t(words)}
    </Button>
  );
}

/** Recalculates figures of an earlier day with today's tables. */
export function RecalculateButton() {
  const t = useStrings(strings);
  const { journey, draft } = useSharedSimulator();
  if (!draft.saved) return null;
  return (
    <Button
      variant="default"
      onClick={journey.recalculate}
      loading={journey.act === 'recalculate'}
      disabled={journey.act !== null}
    >
      {t('recalculate')}
    </Button>
  );
}

/**
 * Creates a proposal without typing anything again; links to it if it exists. Only for users who may create proposals.
 */
export function ProposeButton({ variant }: { variant: 'filled' | 'light' }) {
  const t = useStrings(strings);
  const simulator = useSharedSimulator();
  const { journey, canKeep, mayPropose, proposalId, isUnsaved } = simulator;
  if (!mayPropose) return null;
  if (proposalId && !isUnsaved) {
    return (
      <Button component={Link} to={paths.proposal(proposalId)} variant={variant}>
        {t('openProposal')}
      </Button>
    );
  }
  return (
    <Button
      variant={variant}
      onClick={journey.propose}
      loading={journey.act === 'proposal'}
      disabled={!canKeep || journey.act !== null}
      aria-describedby={saveFailureReason(simulator)}
    >
      {t('propose')}
    </Button>
  );
}
