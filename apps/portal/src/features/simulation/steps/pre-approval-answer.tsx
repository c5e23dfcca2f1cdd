import { formatInstant } from '@estrada/domain/formats/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert, Button, Progress, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { type PreApproval, preApprovalOnScreen } from '../model/draft.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

const answers = {
  1: { key: 'approved', color: 'green' },
  2: { key: 'moreNeeded', color: 'ipe' },
  3: { key: 'moreNeeded', color: 'ipe' },
  4: { key: 'noOptions', color: 'red' },
  5: { key: 'notPossible', color: 'ipe' },
} as const;

/** What the bureau said and what to do next; while it is being queried, that it is. Stands in the form that asks it. */
export function PreApprovalAnswer() {
  const t = useStrings(strings);
  const { draft, journey, item } = useSharedSimulator();
  const { preApproval } = draft;
  const standing = preApprovalOnScreen(draft, item?.term ?? null);
  const isAsking = journey.act === 'preApproval';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsking) box.current?.scrollIntoView({ block: 'center' });
  }, [isAsking]);
  return (
    <div ref={box} role="status" aria-live="polite">
      {isAsking ? (
        <div className="simulator-panel">
          <Text mb="xs">{t('preApproval.asking')}</Text>
          <Progress value={100} animated aria-label={t('preApproval.asking')} />
        </div>
      ) : standing === 'fallen' ? (
        <Alert className="simulator-notice" color="ipe" variant="light" title={t('preApproval.fell')}>
          {t('preApproval.fell.next')}
        </Alert>
      ) : preApproval ? (
        <Answer preApproval={preApproval} isOutdated={standing === 'outdated'} />
      ) : null}
    </div>
  );
}

function Answer({ preApproval, isOutdated }: { preApproval: PreApproval; isOutdated: boolean }) {
  const t = useStrings(strings);
  const known = answers[preApproval.result as keyof typeof answers] ?? answers[5];
  const { key, color } = preApproval.status === 'rejected' ? ({ key: 'noAnswer', color: 'ipe' } as const) : known;
  return (
    <Alert className="simulator-notice" color={color} variant="light" title={t(`answer.${key}`)}>
      <p>{t(`answer.${key}.next`)}</p>
      {preApproval.pricingTier ? <p>{t('tier.applied', { tier: preApproval.pricingTier })}</p> : null}
      {isOutdated ? (
        <>
          <p>{t('preApproval.outdated')}</p>
          <Button type="submit" size="xs" variant="default" mb="xs">
            {t('preApproval.renew')}
          </Button>
        </>
      ) : null}
      <small>{t('preApproval.when', { when: formatInstant(preApproval.consultedAt), count: preApproval.term })}</small>
    </Alert>
  );
}
