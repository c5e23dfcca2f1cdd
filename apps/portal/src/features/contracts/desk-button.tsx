import { useAct } from '@estrada/web/calls/use-act.ts';
import { LinkDialog } from '@estrada/web/links/link-dialog.tsx';
import type { ProposalRef } from '@estrada/web/proposals/proposal-ref.ts';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';

/** Strings of the QR code for a signer at the desk. */
const strings = defineStrings('contract-desk', {
  open: ['Código QR para assinar aqui', 'QR code to sign here'],
  'open.of': ['Código QR para assinar aqui: {name}', 'QR code to sign here: {name}'],
  text: [
    'Peça a {name} que leia o código com o próprio celular. A página envia um código de 6 números ao e-mail de {name} ({mailbox}) e só abre com ele.',
    'Ask {name} to scan the code with their own phone. The page sends a 6-digit code to the e-mail address of {name} ({mailbox}) and opens only with it.',
  ],
  making: ['Gerando o código de {name}', 'Generating the code for {name}'],
  code: ['Código QR da página de {name}', "QR code of {name}'s page"],
  valid: [
    'O código QR vale até {time}. Sem o código enviado por e-mail, a página não abre.',
    'The QR code is valid until {time}. Without the code sent by e-mail, the page does not open.',
  ],
});

/** A signer who is at the desk: their own page by QR code, for the signature and the selfie. */
export function DeskButton({
  signer: { id: signerId, name },
  proposal,
  stale,
}: {
  signer: { id: string; name: string };
  proposal: ProposalRef;
  /** the calls whose answers change, because it requests the selfie */
  stale: readonly ('listSelfies' | 'readCertisignStatus')[];
}) {
  const t = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  const [mailbox, setMailbox] = useState<string | null>(null);
  const { run } = useAct('openDesk', { reload: stale });
  const make = async () => {
    const { url, sentTo, expiresAt } = await run({ params: { id: proposal.id, signerId } });
    setMailbox(sentTo);
    return { url, expiresAt };
  };
  return (
    <>
      <Button variant="default" size="compact-sm" aria-label={t('open.of', { name })} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen ? (
        <LinkDialog
          words={{
            title: t('open.of', { name }),
            text: mailbox ? t('text', { name, mailbox }) : t('making', { name }),
            code: t('code', { name }),
            valid: (time) => t('valid', { time }),
          }}
          make={make}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
