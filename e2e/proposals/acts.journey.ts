import { aPerson } from '@estrada/testkit/index';
import { countActs } from '../support/count-acts.ts';
import { asAmount, choose, field } from '../support/fields.ts';
import { expectStatus, fillRequired, giveConsents, send } from '../support/proposal.ts';
import { enter } from '../support/session.ts';
import { expectStep, fillClient, termCards } from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';

const words = stringsIn('pt-BR');
const person = aPerson(541);

test('three inputs lead to the first instalment, two clicks to a proposal, and its required fields to its sending', async ({
  page,
}) => {
  const { simulator: t, vehicleLevels: level } = words;
  await enter(page, 'DEMO.SELLER', '/simulador');
  await expectStep(page, t('step.financing'));
  const acts = await countActs(page);

  await choose(page, level('modelId'), 'Onix');
  await choose(page, level('versionId'), '1.0 Manual');
  await expect(field(page, t('price'))).not.toHaveValue('');
  await field(page, t('entry')).fill(asAmount(4_500_000));
  await expect(termCards(page, words).first()).toBeVisible();
  expect(await acts()).toEqual({ clicks: 0, inputs: 3, files: 0 });

  await page.getByRole('button', { name: t('propose'), exact: true }).click();
  await fillClient(page, words, person);
  await page.getByRole('button', { name: t('client.go.proposal'), exact: true }).click();
  await expectStatus(page, words, 'WO');
  expect(await acts()).toEqual({ clicks: 2, inputs: 6, files: 0 });

  await fillRequired(page, words, person);
  await giveConsents(page, words);
  await expect(page.getByText(words.proposals('missing.none'))).toBeVisible();
  await send(page, words);
  await expectStatus(page, words, 'AP');
  // fifteen fields, of which a spouse has three, and two consents
  expect(await acts()).toEqual({ clicks: 1, inputs: 17, files: 0 });
});
