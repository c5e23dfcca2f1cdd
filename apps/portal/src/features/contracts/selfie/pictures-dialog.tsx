import { api } from '@estrada/web/calls/api.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import type { DocumentPage } from '@estrada/web/documents/use-documents.ts';
import type { ProposalRef } from '@estrada/web/proposals/proposal-ref.ts';
import { ReasonDialog } from '@estrada/web/records/page/reason-dialog.tsx';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { PersonOfSelfie } from './person-of-selfie.ts';
import { staleHere } from './stale-here.ts';
import { strings } from './strings.ts';

interface Input {
  person: PersonOfSelfie;
  proposal: ProposalRef;
  onClose: () => void;
}

/**
 * The pictures of a selfie, for users who check the contract; for a doubtful one, the reasons for the doubt and the
 * review.
 */
export function PicturesDialog(input: Input) {
  const t = useStrings(strings);
  const [verdict, setVerdict] = useState<'ACCEPT' | 'REFUSE' | null>(null);
  const { person, onClose } = input;
  const { signerName: name, can } = person;
  if (verdict) return <VerdictDialog {...input} verdict={verdict} />;
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('pictures.title', { name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap="md">
        <Pictures {...input} />
        <IdentityDocument {...input} />
        <Doubts doubts={person.doubts} />
        <Text size="sm" c="dimmed">
          {t('pictures.recorded')}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          {can.review ? (
            <>
              <Button variant="default" onClick={() => setVerdict('REFUSE')}>
                {t('refuse')}
              </Button>
              <Button onClick={() => setVerdict('ACCEPT')}>{t('accept')}</Button>
            </>
          ) : null}
        </Group>
      </Stack>
    </Modal>
  );
}

/** The signer's message is an instruction; the reviewer's is a finding. */
const named = ['noFace', 'severalFaces', 'grey', 'blurred', 'notAhead', 'notTurned', 'otherPerson'] as const;
type Named = `selfie.${(typeof named)[number]}`;
const isNamed = (key: string): key is Named => named.some((name) => key === `selfie.${name}`);

function Doubts({ doubts }: Pick<PersonOfSelfie, 'doubts'>) {
  const t = useStrings(strings);
  if (doubts.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('doubts')}
      </Text>
      <ul className="selfie-doubts">
        {doubts.map(({ path, key, message }) => (
          <li key={`${path} ${key}`}>
            <Text size="sm">
              {t(path === 'turned' ? 'at.turned' : 'at.front')}: {isNamed(key) ? t(`doubt.${key}`) : message}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Brought = { state: 'ready'; pictures: { front: string; turned: string } } | { state: 'failed' };

/** Loaded by signed addresses: the trail records the request for them. */
function Pictures({ person: { signerId, signerName: name }, proposal }: Input) {
  const t = useStrings(strings);
  const { run } = useAct('readSelfieAddress');
  const { reading, setReading, retry } = useReading<Brought>(
    `${proposal.id} ${signerId}`,
    async () => ({ state: 'ready', pictures: await run({ params: { id: proposal.id, signerId } }) }),
    () => ({ state: 'failed' }),
  );
  if (reading.state === 'failed')
    return (
      <Group gap="sm" role="alert">
        <Text>{t('pictures.failed')}</Text>
        <Button variant="default" size="compact-sm" onClick={retry}>
          {t('pictures.again')}
        </Button>
      </Group>
    );
  if (reading.state === 'loading') return <Skeleton height={240} role="status" aria-label={t('pictures.bringing')} />;
  return (
    <div className="selfie-pictures">
      {(['front', 'turned'] as const).map((frame) => (
        <figure key={frame}>
          <img
            src={reading.pictures[frame]}
            alt={t(`pictures.${frame}`, { name })}
            onError={() => setReading({ state: 'failed' })}
          />
          <figcaption>{t(`at.${frame}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The document that identifies a signatory; the proposal has none of the other roles. */
const identityOf: Partial<Record<PersonOfSelfie['role'], 'IDENTITY' | 'SIGNER_IDENTITY'>> = {
  CLIENT: 'IDENTITY',
  REPRESENTATIVE: 'SIGNER_IDENTITY',
  RESPONSIBLE: 'SIGNER_IDENTITY',
};

/** The identity document next to the pictures, for those who may open documents: the faces are compared. */
function IdentityDocument({ person: { role, signerName: name }, proposal }: Input) {
  const t = useStrings(strings);
  const mayOpen = useMayCall('readDocumentAddress');
  const { data } = useCall('readProposalDocuments', { params: { id: proposal.id } }, { enabled: mayOpen });
  if (!mayOpen || !data) return null;
  const pages = data.documents.find(({ kind }) => kind === identityOf[role])?.pages ?? [];
  if (pages.length === 0) return <Text size="sm">{t('identity.none', { name })}</Text>;
  return (
    <section aria-label={t('identity')}>
      <Text size="sm" fw={600}>
        {t('identity')}
      </Text>
      <div className="selfie-pictures">
        {pages.map((page, index) => (
          <IdentityPage
            key={page.id}
            page={page}
            proposalId={proposal.id}
            words={t('identity.page', { name, number: index + 1 })}
          />
        ))}
      </div>
    </section>
  );
}

type Opened = { state: 'open'; url: string } | { state: 'failed' };

/** Opening a page is recorded in the trail, as in the documents of the proposal. */
function IdentityPage({ page, proposalId, words }: { page: DocumentPage; proposalId: string; words: string }) {
  const t = useStrings(strings);
  const { reading, setReading, retry } = useReading<Opened>(
    `${proposalId} ${page.id}`,
    async (signal) => ({
      state: 'open',
      ...(await api.readDocumentAddress({ params: { id: proposalId, pageId: page.id }, signal })),
    }),
    () => ({ state: 'failed' }),
  );
  if (reading.state === 'loading') return <Skeleton height={160} role="status" aria-label={t('pictures.bringing')} />;
  if (reading.state === 'failed')
    return (
      <Group gap="sm" role="alert">
        <Text>{t('identity.failed')}</Text>
        <Button variant="default" size="compact-sm" onClick={retry}>
          {t('pictures.again')}
        </Button>
      </Group>
    );
  if (page.contentType === 'application/pdf')
    return (
      <Anchor href={reading.url} target="_blank" rel="noreferrer">
        {words} (PDF)
      </Anchor>
    );
  return (
    <figure>
      <img
        src={reading.url}
        alt={words}
        style={{ rotate: `${page.turn}deg` }}
        onError={() => setReading({ state: 'failed' })}
      />
    </figure>
  );
}

function VerdictDialog({ person, proposal, verdict, onClose }: Input & { verdict: 'ACCEPT' | 'REFUSE' }) {
  const t = useStrings(strings);
  const act = useAct('reviewSelfie', { reload: staleHere });
  const { signerId, signerName, shotId } = person;
  const name = verdict === 'ACCEPT' ? 'accept' : 'refuse';
  return (
    <ReasonDialog
      subject={signerName}
      danger={verdict === 'REFUSE'}
      words={{
        title: t(`${name}.title`),
        text: t(`${name}.text`),
        label: t('why'),
        submit: t(name),
        done: t(verdict === 'ACCEPT' ? 'accepted' : 'refused'),
      }}
      send={({ reason }) =>
        act.run({ params: { id: proposal.id, signerId }, body: { shotId: shotId ?? '', verdict, reason } })
      }
      onClose={onClose}
    />
  );
}
