import type { ContractPapers, ProposalDetail } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { ReasonDialog } from '@estrada/web/records/page/reason-dialog.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

type Next = NonNullable<ContractPapers['next']>;

/** The requests that are possible now, or what is missing before one is possible. */
export function PaperActs({
  next,
  proposal,
}: {
  next: Next;
  proposal: Pick<ProposalDetail, 'id' | 'number' | 'version'>;
}) {
  const t = useStrings(strings);
  const [isAsking, setAsking] = useState(false);
  const make = useAct('makeContractPapers', {
    reload: ['readContractPapers', 'readProposal', 'listProposals', 'readProposalDesk'],
    alert: true,
  });
  const { event } = next;
  const params = { id: proposal.id };
  const act = async () => {
    if (event === 'regenerateContracts') return setAsking(true);
    await make.run({ params, body: { version: proposal.version, reason: undefined } }).then(
      () => showAlert({ type: 'success', text: t(`done.${event}`) }),
      // the banner has shown the error
      () => undefined,
    );
  };
  return (
    <>
      {next.missing.length > 0 ? <Missing missing={next.missing} /> : null}
      {next.mayAct ? (
        <Button
          className="papers-act"
          variant={event === 'regenerateContracts' ? 'default' : 'filled'}
          disabled={!next.isOpen}
          loading={make.isBusy}
          onClick={() => void act()}
        >
          {t(`act.${event}`)}
        </Button>
      ) : null}
      {isAsking ? (
        <ReasonDialog
          subject={proposal.number}
          words={{
            title: t('new.title'),
            text: t('new.text'),
            label: t('new.reason'),
            submit: t('act.regenerateContracts'),
            done: t('new.done'),
          }}
          danger
          send={({ reason }) => make.run({ params, body: { version: proposal.version, reason } })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

function Missing({ missing }: Pick<Next, 'missing'>) {
  const t = useStrings(strings);
  return (
    <div className="papers-missing">
      <Text size="sm" fw={600}>
        {t('missing')}
      </Text>
      <ul>
        {missing.map(({ path, name, message }) => (
          <li key={path}>{name ? `${name}: ${message}` : message}</li>
        ))}
      </ul>
    </div>
  );
}
