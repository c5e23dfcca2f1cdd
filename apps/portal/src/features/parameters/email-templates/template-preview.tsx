import type { EmailTemplatePreview } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

const widths = ['600', '320'] as const;

/**
 * A message as it looks to its recipient. The frame is fully sandboxed: nothing in it runs, opens or is submitted, and
 * the policy in the page inside allows it to load nothing.
 */
export function TemplatePreview({ message }: { message: EmailTemplatePreview }) {
  const t = useStrings(strings);
  const [width, setWidth] = useState<(typeof widths)[number]>(window.innerWidth < 640 ? '320' : '600');
  return (
    <div className="email-preview">
      <dl className="email-subject">
        <dt>{t('subject')}</dt>
        <dd>{message.subject}</dd>
      </dl>
      <Text size="sm" c="dimmed">
        {t('subject.fixed')} {t('preview.text')}
      </Text>
      <SegmentedControl
        aria-label={t('preview.width')}
        data={widths.map((value) => ({ value, label: `${t(`preview.${value}`)} (${value})` }))}
        value={width}
        onChange={(value) => setWidth(value as (typeof widths)[number])}
      />
      {/* wider than a phone: it scrolls within its container */}
      <div className="email-frame">
        <iframe
          sandbox=""
          srcDoc={message.html}
          title={t('preview.frame', { width })}
          width={width}
          height={440}
          referrerPolicy="no-referrer"
        />
      </div>
    </div>
  );
}
