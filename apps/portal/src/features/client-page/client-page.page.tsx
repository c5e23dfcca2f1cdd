import { PageHeading } from '@estrada/ui/index';
import { laterPart, usePreload } from '@estrada/web/frame/lazy-part.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import './client-page.css';
import { strings } from './strings.ts';
import { useClientPage } from './use-client-page.ts';

// what the link opens; the code is requested first, and the file arrives before its mail
const FinancingSheet = laterPart(async () => (await import('./financing-sheet.tsx')).FinancingSheet);

/** `/acompanharProposta`: a person of a proposal opens it by an e-mailed link and a code sent to the same mailbox. */
export function Page() {
  const t = useStrings(strings);
  usePreload(FinancingSheet);
  const { stage, problem, isReady, isBusy, askCode, open, go, inVisit, reload } = useClientPage();
  return (
    <div className="client-page">
      <PageHeading title={stage.at === 'page' ? t('title.name', { name: stage.page.firstName }) : t('title')} />
      {stage.at === 'gone' || stage.at === 'unknown' ? (
        <section className="client-page-card" role="alert">
          <h2>{t(stage.at)}</h2>
          <p>{t('gone.text')}</p>
        </section>
      ) : null}
      {stage.at === 'code' ? (
        <CodeStep {...stage} isReady={isReady} isBusy={isBusy} onAsk={askCode} onOpen={open}>
          {problem ? (
            <p role="alert" className="client-page-problem" id="code-problem">
              {problem}
            </p>
          ) : null}
        </CodeStep>
      ) : null}
      {stage.at === 'page' ? (
        <>
          {problem ? (
            <p role="alert" className="client-page-problem">
              {problem}
            </p>
          ) : null}
          <FinancingSheet page={stage.page} isBusy={isBusy} onGo={go} inVisit={inVisit} reload={reload} />
        </>
      ) : null}
    </div>
  );
}

function CodeStep({
  sentTo,
  isOver,
  isReady,
  isBusy,
  onAsk,
  onOpen,
  children,
}: {
  sentTo: string | null;
  isOver: boolean;
  /** false in the prerendered page: a click would have no effect */
  isReady: boolean;
  isBusy: boolean;
  onAsk: () => Promise<void>;
  onOpen: (code: string) => Promise<void>;
  children: ReactNode;
}) {
  const t = useStrings(strings);
  const [code, setCode] = useState('');
  return (
    <section className="client-page-card">
      <h2>{t('code.title')}</h2>
      <p role="status">{sentTo ? t('code.sent', { mailbox: sentTo }) : t(isOver ? 'ended' : 'code.text')}</p>
      {sentTo ? (
        <form
          noValidate
          className="client-page-step"
          onSubmit={(event) => {
            event.preventDefault();
            void onOpen(code);
          }}
        >
          <TextInput
            autoFocus
            label={t('code.label')}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            error={Boolean(children)}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          {children}
          <Button type="submit" fullWidth loading={isBusy}>
            {t('code.open')}
          </Button>
        </form>
      ) : (
        children
      )}
      <Button
        fullWidth
        variant={sentTo ? 'default' : 'filled'}
        loading={isBusy && !sentTo}
        disabled={isBusy || !isReady}
        onClick={() => void onAsk()}
      >
        {t(sentTo ? 'code.again' : 'code.ask')}
      </Button>
    </section>
  );
}
