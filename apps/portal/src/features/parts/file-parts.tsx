import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import '@estrada/web/files/extraction/extraction.css';
import { RequestForm } from '@estrada/web/files/extraction/request-form.tsx';
import { SendPanel } from '@estrada/web/files/upload/send-panel.tsx';
import { TemplatePanel } from '@estrada/web/files/upload/template-panel.tsx';
import '@estrada/web/files/upload/upload.css';
import { UploadHistory } from '@estrada/web/files/upload/upload-history.tsx';
import { refuseExtraction, tableCalls } from './fake-calls.ts';
import { Part } from './part.tsx';
import { strings } from './strings.ts';

/** The upload of a table: sending, template, and a history in every state. */
export function UploadPart() {
  const t = useStrings(strings);
  // its own memory: what is made up here must not show on the real page
  const [client] = useState(() => new QueryClient());
  return (
    <Part id="upload" title={t('upload')}>
      <QueryClientProvider client={client}>
        <Upload />
      </QueryClientProvider>
    </Part>
  );
}

function Upload() {
  const columns = useQuery({ queryKey: ['columns'], queryFn: () => tableCalls.columns() });
  return (
    <>
      <div className="upload-panels">
        <SendPanel calls={tableCalls} effect="replace" limits={columns.data ?? null} onSent={() => undefined} />
        <TemplatePanel calls={tableCalls} columns={columns} />
      </div>
      <UploadHistory table="Vehicles" calls={tableCalls} sentId={null} onApplied={() => undefined} />
    </>
  );
}

/** The form of an extraction, refused by its server. */
export function ExtractionPart() {
  const t = useStrings(strings);
  return (
    <Part id="extraction" title={t('extraction')}>
      <RequestForm request={() => refuseExtraction(t('refused'))} onRequested={() => undefined} />
    </Part>
  );
}
