import type { PageTurn } from '@estrada/domain/documents/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { strings } from './strings.ts';
import type { PageContent } from './use-page-content.ts';

interface CanvasInput {
  content: PageContent;
  label: string;
  sheet: number;
  turn: PageTurn;
  /** in per cent of the available width */
  zoom: number;
  onRetry: () => void;
}

/** One sheet; scrolls when larger than its container, also by keyboard. */
export function PageCanvas({ content, label, sheet, turn, zoom, onRetry }: CanvasInput) {
  const t = useStrings(strings);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // a page that was closed while loading is not drawn
    if (content.state === 'open' && canvas.current)
      content.page.draw(canvas.current, sheet, turn).catch(() => undefined);
  }, [content, sheet, turn]);
  if (content.state === 'loading')
    return <Skeleton height="100%" radius="md" role="status" aria-label={t('view.loading')} />;
  if (content.state === 'failed')
    return (
      <div className="documents-unopened" role="alert">
        <Text>{t('view.failed')}</Text>
        <Button variant="default" onClick={onRetry}>
          {t('view.retry')}
        </Button>
      </div>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="documents-canvas" tabIndex={0} aria-label={label}>
      {content.page.lacksPictures ? (
        <Text size="sm" className="documents-lacks-pictures">
          {t('view.lacksPictures')}
        </Text>
      ) : null}
      <canvas ref={canvas} role="img" aria-label={label} style={{ width: `${zoom}%` }} />
    </section>
  );
}
