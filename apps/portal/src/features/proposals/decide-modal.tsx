import type { ProposalDetail } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Modal, Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { readConditions } from './read-conditions.ts';
import { strings } from './strings.ts';
import type { ProposalWork } from './use-proposal-work.ts';

const decisions = ['AP', 'APC', 'DC', 'RA', 'HLD'] as const;
const maxReasonLength = 500;

/** Finance's own decision on the credit. Whoever is told anything but yes is told why. */
export function DecideModal({
  proposal,
  work,
  onClose,
}: {
  proposal: ProposalDetail;
  work: ProposalWork;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const [decision, setDecision] = useState<(typeof decisions)[number]>('AP');
  const [reason, setReason] = useState('');
  const [lines, setLines] = useState('');
  const [isTried, setTried] = useState(false);
  const conditions = readConditions(lines);
  const needsReason = decision === 'DC' || decision === 'RA' || decision === 'HLD';
  const isReasonMissing = needsReason && reason.trim() === '';
  const areConditionsMissing = decision === 'APC' && conditions.length === 0;

  function decide(): void {
    setTried(true);
    if (isReasonMissing || areConditionsMissing) return;
    const done = t('done.decided', { number: proposal.number });
    const told = { reason: reason.trim() || undefined, conditions: decision === 'APC' ? conditions : undefined };
    void work.move({ target: decision, ...told, done }).then(onClose);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('decide.title', { number: proposal.number })}
      closeButtonProps={{ 'aria-label': t('action.back') }}
    >
      <Stack gap="md">
        <Radio.Group
          label={t('decide.decision')}
          value={decision}
          onChange={(next) => setDecision(decisions.find((one) => one === next) ?? 'AP')}
        >
          <Stack gap="xs" mt={6}>
            {decisions.map((one) => (
              <Radio key={one} value={one} label={t(`decide.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {decision === 'APC' ? (
          <Textarea
            label={t('decide.conditions')}
            required
            autosize
            minRows={2}
            value={lines}
            onChange={(event) => setLines(event.currentTarget.value)}
            error={isTried && areConditionsMissing ? t('decide.conditionsMissing') : undefined}
          />
        ) : null}
        <Textarea
          label={t('action.reason')}
          required={needsReason}
          autosize
          minRows={2}
          maxLength={maxReasonLength}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isTried && isReasonMissing ? t('action.reasonMissing') : undefined}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={work.busy === 'move'}>
            {t('action.back')}
          </Button>
          <Button onClick={decide} loading={work.busy === 'move'}>
            {t('decide.submit')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
