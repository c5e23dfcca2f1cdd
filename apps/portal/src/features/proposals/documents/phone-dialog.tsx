import { formatInstant } from '@estrada/domain/formats/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { QrCode } from '@estrada/web/links/qr-code.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Modal, Skeleton, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { capturePath } from '../../../capture-path.ts';
import { strings } from './strings.ts';
import type { ProposalDocument } from './use-documents.ts';

type Link = { token: string; expiresAt: string };

/** A code that one phone reads to send pages of a document; what has come is counted while it is open. */
export function PhoneDialog({
  proposalId,
  document: { kind, name, pages },
  onClose,
}: {
  proposalId: string;
  document: ProposalDocument;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const { run, error } = useAct('makeCaptureLink');
  const [link, setLink] = useState<Link | null>(null);
  const [tries, setTries] = useState(0);
  const [before] = useState(pages.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one code for each time that one is asked for
  useEffect(() => {
    setLink(null);
    // why none was made is said in the dialog
    run({ params: { id: proposalId, kind } }).then(setLink, () => undefined);
  }, [proposalId, kind, tries]);
  const arrived = Math.max(0, pages.length - before);
  return (
    <Modal opened onClose={onClose} title={t('phone.title')} closeButtonProps={{ 'aria-label': t('view.close') }}>
      <div className="documents-phone">
        <Text>{t('phone.text', { name })}</Text>
        {error ? (
          <Text c="var(--mantine-color-error)" role="alert">
            {error.words}
          </Text>
        ) : link ? (
          <>
            <QrCode
              className="documents-qr"
              text={`${window.location.origin}${capturePath}#${link.token}`}
              label={t('phone.code')}
            />
            <Text size="sm" c="dimmed">
              {t('phone.valid', { time: formatInstant(link.expiresAt) })}
            </Text>
          </>
        ) : (
          <Skeleton width={180} height={180} role="status" aria-label={t('phone.making')} />
        )}
        <Text fw={600} role="status">
          {arrived === 0 ? t('phone.none') : t('phone.arrived', { count: arrived })}
        </Text>
        <span className="documents-acts">
          <Button variant="default" onClick={() => setTries((count) => count + 1)}>
            {t('phone.again')}
          </Button>
          <Button onClick={onClose}>{t('phone.done')}</Button>
        </span>
      </div>
    </Modal>
  );
}
