import type { JobRow } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { ReasonDialog } from '@estrada/web/records/form/reason-dialog.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** Asks why a failed job is given up, and gives it up. @param name of its kind */
export function GiveUpModal({ job, name, onClose }: { job: JobRow; name: string; onClose: () => void }) {
  const t = useStrings(strings);
  const giveUp = useAct('giveUpJob', { reload: ['listJobs'] });
  return (
    <ReasonDialog
      subject={name}
      words={{
        title: t('giveUp.title'),
        text: t('giveUp.text'),
        label: t('giveUp.reason'),
        submit: t('giveUp'),
        done: t('giveUp.done'),
      }}
      danger
      send={(body) => giveUp.run({ params: { jobId: job.id }, body })}
      onClose={onClose}
    />
  );
}
