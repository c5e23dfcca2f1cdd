import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { makeKey } from '@estrada/web/calls/idempotency-keys.ts';
import { useGoOn } from '@estrada/web/files/use-go-on.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { strings } from './strings.ts';
import { headersOf, type WebForm } from './use-web-form.ts';

type Documents = WebForm['documents'];
type Shared = {
  session: string;
  onChange: (documents: Documents) => void;
  /** another browser goes on with the form */
  onEnded: () => void;
};

const maxBytes = 10 * 1024 * 1024;

/** The documents of the person: none is required here, and each may have several files. */
export function AttachedDocuments({ documents, ...shared }: Shared & { documents: Documents }) {
  const t = useStrings(strings);
  return (
    <>
      <p>{t('documents.text')}</p>
      {documents.map((document) => (
        <AttachedDocument key={document.kind} document={document} {...shared} />
      ))}
    </>
  );
}

/** A file being uploaded, with its own id: a retry after a disconnection does not duplicate it. */
interface Sending {
  file: File;
  sendId: string;
}

function AttachedDocument({
  document: { kind, name, files },
  session,
  onChange,
  onEnded,
}: Shared & { document: Documents[number] }) {
  const t = useStrings(strings);
  const picker = useRef<HTMLInputElement>(null);
  /** the uploaded share of the file; null while nothing is uploaded */
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [broken, setBroken] = useState<Sending | null>(null);
  const goOn = useGoOn(() => broken && void leave(broken));
  const headers = headersOf(session);

  function refuse(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'SEC004') onEnded();
    else setProblem(error.detail);
  }

  async function leave(sending: Sending): Promise<void> {
    const { file, sendId } = sending;
    setProblem(null);
    setBroken(null);
    setShare(0);
    try {
      const sent = { params: { kind }, query: { sendId }, files: { file } };
      onChange((await api.attachWebFormDocument({ ...sent, headers, onProgress: setShare })).documents);
      goOn.settled();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NETWORK') {
        setBroken(sending);
        return goOn.later();
      }
      goOn.settled();
      refuse(error);
    } finally {
      setShare(null);
    }
  }

  async function remove(id: string): Promise<void> {
    setProblem(null);
    try {
      onChange((await api.removeWebFormFile({ params: { id }, headers })).documents);
    } catch (error) {
      refuse(error);
    }
  }

  const act = files.length > 0 ? 'more' : 'attach';
  return (
    <section className="web-form-section">
      <h3>{name}</h3>
      {files.length > 0 ? (
        <ul className="web-form-files">
          {files.map(({ id, fileName }) => (
            <li key={id} className="web-form-line">
              <span>{fileName}</span>
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                fullWidth={false}
                aria-label={t('documents.remove.of', { file: fileName })}
                onClick={() => void remove(id)}
              >
                {t('documents.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="web-form-note">
        {share !== null
          ? share < 1
            ? t('documents.sending', { share: Math.floor(share * 100) })
            : t('documents.checking')
          : broken
            ? t('documents.broken')
            : ''}
      </p>
      {problem ? (
        <p role="alert" className="web-form-problem">
          {problem}
        </p>
      ) : null}
      <input
        ref={picker}
        type="file"
        hidden
        // phones offer their camera for pictures
        accept="image/*,.heic,.heif,.pdf"
        data-testid={`file-${kind}`}
        onChange={({ currentTarget: input }) => {
          const [file] = input.files ?? [];
          // lets the person choose the same file again after it was refused
          input.value = '';
          if (file)
            file.size > maxBytes ? setProblem(t('documents.tooLarge')) : void leave({ file, sendId: makeKey() });
        }}
      />
      <Button
        variant="default"
        loading={share !== null}
        aria-label={broken ? undefined : t(`documents.${act}.of`, { name })}
        onClick={() => (broken ? void leave(broken) : picker.current?.click())}
      >
        {t(broken ? 'documents.now' : `documents.${act}`)}
      </Button>
    </section>
  );
}
