import { documentDefects, documentName } from '@estrada/domain/documents/index';
import { pickText } from '@estrada/domain/errors/index';
import type { ClientPage } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { makeKey } from '@estrada/web/calls/idempotency-keys.ts';
import { useGoOn } from '@estrada/web/files/use-go-on.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { ownDocumentSentenceOf } from './client-steps.ts';
import { strings } from './document-strings.ts';
import { type InVisit, useVisitAct } from './use-client-page.ts';

type Kind = ClientPage['documents']['items'][number]['kind'];

/** A file being uploaded, with its own id: a retry after a disconnection does not duplicate it. */
interface Sending {
  file: File;
  sendId: string;
}

/** Uploads files of one document. An upload that a lost connection stopped resumes automatically. */
function useSendDocument(kind: Kind, maxBytes: number, inVisit: InVisit, onSent: () => Promise<unknown>) {
  const t = useStrings(strings);
  /** the uploaded share of the file; null while nothing is uploaded */
  const [share, setShare] = useState<number | null>(null);
  const [count, setCount] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [broken, setBroken] = useState<Sending | null>(null);
  const goOn = useGoOn(() => broken && void leave(broken));

  async function leave(sending: Sending): Promise<void> {
    const { file, sendId } = sending;
    setProblem(null);
    setBroken(null);
    setShare(0);
    try {
      const refused = await inVisit(async (headers) => {
        const sent = { params: { kind }, query: { sendId }, files: { file } };
        const { pages } = await api.sendClientDocument({ ...sent, headers, onProgress: setShare });
        setCount(pages);
        await onSent();
      });
      if (refused?.code === 'NETWORK') {
        setBroken(sending);
        return goOn.later();
      }
      goOn.settled();
      if (refused) setProblem(refused.detail);
    } finally {
      setShare(null);
    }
  }

  return {
    share,
    count,
    problem,
    send: (file: File) => (file.size > maxBytes ? setProblem(t('tooLarge')) : void leave({ file, sendId: makeKey() })),
    /** retries the stopped upload immediately; null while there is none */
    sendAgain: broken && (() => void leave(broken)),
  };
}

type Documents = ClientPage['documents'];
interface Calls {
  inVisit: InVisit;
  reload: () => Promise<unknown>;
}

/** The documents that the visitor has to upload, each with its outcome. */
export function OwnDocuments({
  documents: { items, ...may },
  isClosed,
  ...calls
}: {
  documents: Documents;
  /** nothing waits for a review any more */
  isClosed: boolean;
} & Calls) {
  return items.map((item) => <OwnDocument key={item.kind} item={item} isClosed={isClosed} {...may} {...calls} />);
}

/** The button that submits all of them, and what follows. */
export function SubmitDocuments({ mayHandIn, ...calls }: Pick<Documents, 'mayHandIn'> & Calls) {
  const t = useStrings(strings);
  const { isBusy, problem, act } = useVisitAct(calls);
  const [isHandedIn, setHandedIn] = useState(false);
  const handIn = () =>
    act(async (headers) => {
      await api.handInClientDocuments({ headers });
      setHandedIn(true);
    });
  return (
    <>
      {mayHandIn ? (
        <>
          <p>{t('handIn.text')}</p>
          <Button fullWidth loading={isBusy} onClick={() => void handIn()}>
            {t('handIn')}
          </Button>
        </>
      ) : null}
      {isHandedIn && !mayHandIn ? <p role="status">{t('handIn.done')}</p> : null}
      {problem ? (
        <p role="alert" className="client-page-problem">
          {problem}
        </p>
      ) : null}
    </>
  );
}

function OwnDocument({
  item: { kind, status, defects, note },
  isClosed,
  maySend,
  maxBytes,
  inVisit,
  reload,
}: { item: Documents['items'][number]; isClosed: boolean } & Omit<Documents, 'items'> & Calls) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  const { share, count, problem, send, sendAgain } = useSendDocument(kind, maxBytes, inVisit, reload);
  const name = pickText(documentName(kind), language);
  // the generic reason "other" adds nothing next to the reviewer's text
  const reasons = [
    ...defects
      .filter((defect) => defect !== 'OTHER' || !note)
      .map((defect) => pickText(documentDefects[defect], language)),
    ...(note ? [note] : []),
  ];
  const isMissing = status === 'REQUIRED' || status === 'REFUSED';
  const act = isMissing ? 'send' : 'more';
  return (
    <div className="client-page-step">
      <h4>{name}</h4>
      <p>{t(ownDocumentSentenceOf({ status }, { isClosed, maySend }))}</p>
      {status === 'REFUSED' && reasons.length > 0 ? (
        <p className="client-page-problem">{t('reason', { reason: reasons.join('; ') })}</p>
      ) : null}
      {maySend && status === 'REQUIRED' ? <p className="client-page-hint">{t('tips')}</p> : null}
      <p role="status" className="client-page-hint">
        {share !== null ? `${t(share < 1 ? 'sending' : 'checking')}…` : sendAgain ? t('broken') : null}
        {share === null && !sendAgain && count > 0 ? t('sent', { count }) : null}
      </p>
      {problem ? (
        <p role="alert" className="client-page-problem">
          {t('refused', { why: problem })}
        </p>
      ) : null}
      {sendAgain ? (
        <Button fullWidth onClick={sendAgain}>
          {t('sendNow')}
        </Button>
      ) : maySend && status !== 'ACCEPTED' ? (
        <>
          <input
            ref={picker}
            type="file"
            hidden
            // phones offer their camera for pictures
            accept="image/*,.heic,.heif,.pdf"
            data-testid={`file-${kind}`}
            onChange={({ currentTarget: input }) => {
              const [file] = input.files ?? [];
              // lets the visitor choose the same file again after it was refused
              input.value = '';
              if (file) send(file);
            }}
          />
          <Button
            fullWidth
            variant={isMissing ? 'filled' : 'default'}
            loading={share !== null}
            aria-label={t(`${act}.of`, { name })}
            onClick={() => picker.current?.click()}
          >
            {t(act)}
          </Button>
        </>
      ) : null}
    </div>
  );
}
