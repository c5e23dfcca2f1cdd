import { invalid, type Message } from './message.ts';

/** Papers of a proposal: their legal texts, and what they wait for. */
export const papersMessages = {
  'legalText.unknownField': invalid(
    'Não existe o campo "{field}": use um dos campos da lista',
    'There is no field "{field}": use one from the list',
  ),
  'legalText.longParagraph': invalid(
    'Um parágrafo tem mais de {max} caracteres: divida-o com uma linha em branco',
    'A paragraph has more than {max} characters: split it with an empty line',
  ),
  'legalText.noHighlight': invalid(
    'Falta a cláusula em destaque (linha que começa com "! "): adicione-a; sem ela, não é possível a recuperação extrajudicial do veículo',
    'The highlighted clause is missing (a line beginning with "! "): add it; without it the vehicle cannot be recovered out of court',
  ),
  'contract.noChassis': invalid('Informe o chassi do veículo', 'Enter the vehicle’s chassis number'),
  'contract.noDocument': invalid(
    'Este documento precisa ser recebido antes do contrato',
    'This document must be received before the contract',
  ),
  'contract.noRepurchase': invalid(
    'Informe a quilometragem e a data da recompra garantida',
    'Enter the mileage and the date of the guaranteed repurchase',
  ),
  'contract.noSchedule': invalid(
    'Não há parcelas salvas nesta proposta: retifique os valores para recalcular',
    'No instalments are stored for this proposal: rectify the values to recalculate',
  ),
  'decision.expired': invalid(
    'A decisão de crédito venceu: peça nova análise',
    'The credit decision has expired: request a new analysis',
  ),
} satisfies Record<string, Message>;
