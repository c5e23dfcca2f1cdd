import { successText } from '@estrada/domain/errors/success-texts';
import { certificationForm } from '@estrada/domain/identity/index';
import type { UserRow } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useReload } from '@estrada/web/calls/use-call.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { changedBy } from '@estrada/web/records/page/record-kind.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useState } from 'react';
import { strings } from '../strings.ts';
import { userCalls } from '../user-calls.ts';

const nothing = { certificationNumber: '', certificationIssuer: '', certificationStart: '', certificationEnd: '' };

/** The acts on the certification of a user: its dialog, and the confirmed removal. `modals` belongs on the page. */
export function useCertificationActs() {
  const t = useStrings(strings);
  const reload = useReload();
  const { ask, modal } = useConfirmAction();
  const [edited, setEdited] = useState<UserRow | null>(null);
  const after = () => void reload(...changedBy(userCalls));
  const remove = ({ userType: type, username, name, version }: UserRow) =>
    ask({
      title: t('certification.removeTitle'),
      subject: `${username} · ${name}`,
      text: t('certification.removeText'),
      confirmLabel: t('certification.remove'),
      danger: true,
      act: () => api.removeUserCertification({ params: { type, username }, query: { version } }),
      done: { type: 'success', code: 'user.certificationRemoved' },
      after,
    });
  const modals = (
    <>
      {modal}
      {edited ? <CertificationDialog key={edited.id} row={edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
  return { edit: setEdited, remove, modals };
}

function CertificationDialog({ row, onClose }: { row: UserRow; onClose: () => void }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const save = useAct('saveUserCertification', { reload: changedBy(userCalls), alert: false });
  const { userType: type, username, name, version } = row;
  return (
    <ActDialog
      form={certificationForm}
      first={row.certification ?? nothing}
      subject={`${username} · ${name}`}
      words={{
        title: t('certification.title'),
        text: t('certification.text'),
        submit: t('certification.save'),
        done: successText('user.certified', language),
      }}
      send={(typed) => save.run({ params: { type, username }, body: { ...typed, version } })}
      onClose={onClose}
    />
  );
}
