import type { ProposalDetail } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { ProposalWork } from '../use-proposal-work.ts';
import { CompareSimulation } from './compare-simulation.tsx';
import { FittingList } from './fitting-list.tsx';
import './relation.css';
import { strings } from './strings.ts';

type Props = { proposal: ProposalDetail; subject: string; work: ProposalWork; onClose: () => void };

/**
 * Gives a proposal the figures of another saved simulation of its client: selection, then comparison with the current
 * ones.
 */
export function RelateModal({ proposal, subject, work, onClose }: Props) {
  const t = useStrings(strings);
  const [chosen, setChosen] = useState<{ id: string; code: string } | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      size={chosen ? 'lg' : 'xl'}
      title={chosen ? t('compare.title', { code: chosen.code }) : t('title')}
      closeButtonProps={{ 'aria-label': t('back') }}
    >
      {chosen ? (
        <CompareSimulation
          proposal={proposal}
          simulation={chosen}
          work={work}
          onBack={() => setChosen(null)}
          onDone={onClose}
        />
      ) : (
        <FittingList proposal={proposal} subject={subject} onChoose={setChosen} />
      )}
    </Modal>
  );
}
