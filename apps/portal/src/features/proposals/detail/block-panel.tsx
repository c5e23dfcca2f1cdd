import { formatMoment } from '@estrada/domain/formats/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text, Title } from '@mantine/core';
import { strings } from '../moves/strings.ts';

/** Who has blocked the proposal, since when and why; renders nothing while it is not blocked. */
export function BlockPanel({ block, nextActor, can }: Pick<ProposalDetail, 'block' | 'nextActor' | 'can'>) {
  const t = useStrings(strings);
  if (!block) return null;
  return (
    <section className="proposal-decision" data-tone="danger" aria-labelledby="proposal-block">
      <Title order={3} size="h4" id="proposal-block">
        {t('panel.title')}
      </Title>
      <Text>{t('panel.since', { at: formatMoment(block.at), actor: block.actorName })}</Text>
      {block.reason ? <Text className="proposal-reason">{t('panel.reason', { reason: block.reason })}</Text> : null}
      <Text className="proposal-reason">{t('panel.next')}</Text>
      {nextActor === 'finance' && !can.unblock ? <Text className="proposal-reason">{t('panel.byFinance')}</Text> : null}
    </section>
  );
}
