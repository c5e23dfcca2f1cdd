// @vitest-environment jsdom
/** How the contract is signed: the level that disables the electronic signature, and the switch of the proposal. */
import type { Settlement } from '@estrada/endpoints/index';
import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { type Answers, fakeServer, fiManager } from '@estrada/web/test/fake-server.ts';
import { aSettlement } from '@estrada/web/test/proposal-settlement.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { SignaturePart } from './signature-part.tsx';

beforeEach(resetBrowser);

function open(shown: Settlement, answers: Answers = {}) {
  signInAs(fiManager);
  const calls = fakeServer(answers);
  drawPage(
    <>
      <AlertBanner />
      <SignaturePart settlement={shown} proposal={{ id: proposalId, number: '100037', version: 7 }} />
    </>,
    '/x',
    '/x',
  );
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);
  return { user: userEvent.setup(), sent };
}

it.each([
  ['allDealers', /todas as concessionárias/],
  ['personType', /este tipo de pessoa/],
  ['dealer', /para esta concessionária/],
  ['proposal', /nesta proposta/],
] as const)('names the level that switched it off (%s)', async (offAt, words) => {
  open(aSettlement({ esign: { isOn: false, offAt, proposal: true } }));
  await screen.findByText(words);
});

it('is switched for this proposal, and shows what is then signed on paper', async () => {
  const shown = aSettlement({ signedPaperUploaded: false }, { switchEsign: true });
  const { user, sent } = open(shown, { switchProposalEsign: () => shown });
  screen.getByText(/Kit de financiamento assinado/);
  await user.click(screen.getByRole('switch', { name: 'Assinar eletronicamente' }));
  expect(sent('switchProposalEsign')).toEqual([{ version: 7, enabled: true }]);
  await screen.findByText('Assinatura eletrônica ativada nesta proposta.');
});
