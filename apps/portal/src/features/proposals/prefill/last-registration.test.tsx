// @vitest-environment jsdom
import type { ProposalDetail } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { aProposal, completePerson, proposalId } from '../test-support.tsx';

beforeEach(resetBrowser);

/** A simulation's data of the client, with another phone number than the earlier registration. */
const begun: ProposalDetail['client'] = {
  personType: 'PF',
  document: completePerson.document,
  identification: { name: completePerson.identification.name },
  relationship: {},
  address: { stateId: 'SP' },
  contact: { cellNumber: '11900001111' },
  occupation: {},
};
const earlier: ProposalDetail['client'] = {
  ...completePerson,
  guarantors: [{ name: 'Bruno Alves', cpf: '11144477735' }],
};

async function open(client: ProposalDetail['client'] = begun, registered: ProposalDetail['client'] | null = earlier) {
  signInAs({ ...bitUser, groups: [{ groupName: 'representante' }] });
  const proposal = aProposal({ client });
  const calls = fakeServer({
    readProposal: () => proposal,
    readLastRegistration: () => ({
      registration: registered && {
        proposalId: '01jd0000000000000000000009',
        proposalNumber: '000099',
        // still the eleventh in São Paulo
        sentAt: '2026-03-12T01:30:00Z',
        client: registered,
      },
    }),
    updateProposal: ({ body }) => ({ ...proposal, version: 2, client: (body as { client: typeof client }).client }),
  });
  renderPortal(`/consultarPropostas/${proposalId}`);
  return calls;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const aDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ver e aproveitar' }));
  return within(await screen.findByRole('dialog', { name: 'Ficha de 11/03/2026' }));
};

describe('the last registration of a returning client', () => {
  it('fills empty fields, replaces only ticked ones, marks them, and is saved only by the user', async () => {
    const calls = await open();
    await screen.findByText(/proposta 000099, enviada em 11\/03\/2026, tem \d+ campos .* vazios e 1 campo diferente/);
    const dialog = await aDialog();
    const phone = dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Usar Celular: / });
    expect(phone.checked).toBe(false);
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Usar Cidade: São Paulo/SP' }).checked).toBe(true);
    dialog.getByRole('checkbox', { name: /^Usar .*: Bruno Alves$/ });
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Usar E-mail: / }));
    await userEvent.click(dialog.getByRole('button', { name: /^Usar \d+ campos$/ }));
    await screen.findByText(/campos preenchidos \(Da ficha de 11\/03\/2026\)/);
    expect([box('Nome da mãe').value, box('Celular').value, box('E-mail').value]).toEqual([
      'Helena Alves',
      '(11) 90000-1111',
      '',
    ]);
    expect(screen.getAllByText('Da ficha de 11/03/2026').length).toBeGreaterThan(10);
    expect(calls.some(({ name }) => name === 'updateProposal')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'updateProposal')).toBe(true));
    expect(calls.find(({ name }) => name === 'updateProposal')!.body).toMatchObject({
      client: {
        identification: { motherName: 'Helena Alves' },
        address: { cityId: '3550308', cityName: 'São Paulo', stateId: 'SP' },
        contact: { cellNumber: '11900001111' },
        guarantors: [{ name: 'Bruno Alves', cpf: '11144477735' }],
      },
    });
  });

  it('is undone as a whole, and the mark of a field disappears when it is changed', async () => {
    await open();
    const dialog = await aDialog();
    await userEvent.click(dialog.getByRole('button', { name: /^Usar \d+ campos$/ }));
    await screen.findByText(/preenchidos \(Da ficha/);
    const marks = () => screen.queryAllByText('Da ficha de 11/03/2026').length;
    const before = marks();
    await userEvent.type(box('Nome da mãe'), ' Souza');
    expect(marks()).toBe(before - 1);
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await screen.findByText('Este cliente já tem uma ficha anterior');
    expect([box('Nome da mãe').value, box('Celular').value, marks()]).toEqual(['', '(11) 90000-1111', 0]);
  });

  it('is not offered when there is no earlier registration or it adds nothing', async () => {
    const calls = await open(earlier, earlier);
    await screen.findByRole('button', { name: 'Salvar' });
    await waitFor(() => expect(calls.some(({ name }) => name === 'readLastRegistration')).toBe(true));
    // offers are rendered with the response: waits for the next turn of the event loop
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText('Este cliente já tem uma ficha anterior')).toBeNull();
  });
});
