import type { ProposalDetail } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { statusName } from '../status-badge.tsx';
import { strings } from './strings.ts';

/** The server's plan of a rectification. */
export type RectificationPlan = NonNullable<ProposalDetail['rectification']['data']>;

/** The other effects of a rectification, shown before it is confirmed. */
export function WhatHappens({ from, plan: { to, undoes } }: { from: string; plan: RectificationPlan }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [now, then] = [statusName(from, language), statusName(to, language)];
  return (
    <section aria-labelledby="rectification-what" className="proposal-what-happens">
      <Text fw={600} id="rectification-what">
        {t('what.title')}
      </Text>
      <ul>
        <li>{to === from ? t('what.stays', { status: now }) : t('what.goes', { from: now, to: then })}</li>
        {undoes.map((undone) => (
          <li key={undone}>{t(`what.${undone}`)}</li>
        ))}
      </ul>
    </section>
  );
}
