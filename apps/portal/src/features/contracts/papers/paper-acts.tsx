import type { ContractPapers, ProposalDetail } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { ReasonDialog } from '@estrada/web/records/page/reason-dialog.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useState } from 'react';
import { strings } from './strings.ts';

type Next = NonNullable<ContractPapers['next']>;

/** The requests that are possible now. */
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
      {next.mayAct ? (
        <PageAct
          {...(event === 'regenerateContracts' ? {} : { rank: 45 })}
          disabled={!next.isOpen}
          loading={make.isBusy}
          onClick={() => void act()}
        >
          {t(`act.${event}`)}
        </PageAct>
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
