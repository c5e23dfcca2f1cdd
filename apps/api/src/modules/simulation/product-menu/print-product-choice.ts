import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { productChoiceText } from '@estrada/domain/products/index';
import type { endpoints } from '@estrada/endpoints/index';
import { drawForCaller } from '../../../documents/document.ts';
import { productChoicePaper } from '../../../documents/product-choice.ts';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { describeSimulation, maskClient, maskedFor } from '../describe-simulation.ts';
import { findSimulation } from '../simulations.repository.ts';
import { isCurrent, newestChoices } from './product-choices.ts';

/**
 * The paper of the newest choice of a simulation, to be signed.
 *
 * @throws DomainError SEC004 where no choice is recorded; DOM002 where the simulation no longer has what was chosen, which
 *   nobody should sign; CLI027
 */
export const printProductChoice: UseCase<typeof endpoints.printProductChoice, WriteContext> = async (
  { params },
  context,
) => {
  const { db } = context;
  const { viewer } = callerOf(context);
  const simulation = inReach(await findSimulation(db, recordScope(viewer), params.id));
  const [newest] = await newestChoices(db, simulation.id, 1);
  const choice = inReach(newest);
  if (!isCurrent(choice, simulation))
    throw new DomainError('DOM002', { fields: [{ path: 'menuChoice', key: 'productMenu.outdated' }] });
  const { client: whole, dealer, sellerName } = await describeSimulation(context, simulation, null);
  const { client } = maskClient(whole, maskedFor(simulation, viewer));
  const isCompany = simulation.request.personType === 'PJ';
  const paper = await drawForCaller(
    productChoicePaper,
    {
      choice: { ...choice, recordedAt: choice.recordedAt.toISOString() },
      code: simulation.code,
      client: {
        name: isCompany ? client.companyName : client.name,
        document: client.document,
        isCompany,
      },
      vehicleLabel: simulation.vehicleLabel,
      dealerName: dealer.tradingName,
      sellerName,
    },
    'pt-BR',
  );
  context.audit({
    action: 'simulation.product-choice-print',
    entity: 'simulation',
    entityId: simulation.id,
    after: {
      menuColumn: choice.column,
      acceptedProducts: choice.accepted.map(({ code }) => code),
      declinedProducts: choice.declined.map(({ code }) => code),
      textVersion: productChoiceText.version,
    },
  });
  return paper;
};
