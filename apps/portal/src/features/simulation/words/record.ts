import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of a saved simulation: payments, saving, conflicts, pre-approval. */
export const record = {
  captured: [
    'Os dados do cliente vieram do documento capturado. Confira com o original.',
    "The client's data came from the captured document. Check it against the original.",
  ],
  'offline.save': [
    'Sem conexão: esta é uma prévia, e só é possível salvar com as parcelas calculadas.',
    'No connection: this is a preview, and you can save only once the instalments are calculated.',
  ],
  'offline.details': [
    'Sem conexão: a composição do valor, as parcelas e os produtos aparecem de novo quando a conexão for restabelecida.',
    'No connection: the price breakdown, instalments and products will reappear once you are back online.',
  ],

  payments: ['O que o cliente paga e quando', 'What the client pays, and when'],
  'payments.one': ['Em {date}', 'On {date}'],
  'payments.run': ['De {from} a {to}', 'From {from} to {to}'],
  'payments.product': ['Inclui', 'Includes'],
  facts: ['Cliente e veículo', 'Client and vehicle'],
  save: ['Salvar simulação', 'Save simulation'],
  'save.done': ['Salva', 'Saved'],
  saveCopy: ['Salvar como cópia', 'Save as a copy'],
  print: ['Abrir PDF', 'Open PDF'],
  recalculate: ['Recalcular com as tabelas de hoje', "Recalculate with today's tables"],
  'tier.change': [
    'Condições da faixa de risco (tier) {tier}. Parcela em {term} meses: era {before}, agora {after}.',
    'Conditions of risk tier {tier}. Instalment over {term} months: it was {before}, now {after}.',
  ],
  'tier.gone': [
    'As condições da faixa de risco (tier) deixaram de valer. Parcela em {term} meses: era {before}, agora {after}.',
    'The conditions of the risk tier are no longer valid. Instalment over {term} months: it was {before}, now {after}.',
  ],
  'tier.applied': ['Valem as condições da faixa de risco (tier) {tier}.', 'The conditions of risk tier {tier} apply.'],
  'changed.title': [
    'Recalculada com as tabelas de hoje: o que mudou em {term} meses',
    "Recalculated with today's tables: what changed over {term} months",
  ],
  'changed.nothing': [
    'Recalculada com as tabelas de hoje: nada mudou',
    "Recalculated with today's tables: nothing changed",
  ],
  'changed.termGone': [
    'As tabelas de hoje não têm mais o prazo de {term} meses',
    "Today's tables no longer have the term of {term} months",
  ],
  'changed.termGone.text': ['Escolha um dos prazos abaixo.', 'Choose one of the terms below.'],
  'changed.fromTo': ['era {before}, agora {after}', 'was {before}, now {after}'],
  'changed.installmentCents': ['Parcela', 'Instalment'],
  'changed.cetAnnualPct': ['CET ao ano', 'Annual CET'],
  'changed.rateMonthly': ['Taxa ao mês', 'Monthly rate'],
  'changed.balloonCents': ['Parcela final', 'Final instalment'],
  'changed.subsidyCents': ['Subsídio da montadora', "Manufacturer's subsidy"],
  'changed.iofCents': ['IOF', 'IOF'],
  'changed.financeValueCents': ['Valor financiado', 'Financed amount'],
  'changed.totalPaymentsCents': ['Soma das parcelas', 'Sum of the instalments'],
  'changed.tierCode': ['Faixa de risco (tier)', 'Risk tier'],
  'changed.tableCode': ['Tabela', 'Table'],
  'changed.firstDueDate': ['Primeiro vencimento', 'First due date'],
  'changed.validUntil': ['Oferta válida até', 'Offer valid until'],
  'income.change': ['Atualizar renda', 'Update income'],
  'revenue.change': ['Atualizar faturamento', 'Update revenue'],
  'income.save': ['Salvar na simulação', 'Save to the simulation'],
  'income.saved': ['Renda atualizada na simulação salva.', 'Income updated in the saved simulation.'],
  'income.needed': ['Informe o valor.', 'Enter the amount.'],
  'income.share': [
    'A parcela de {amount} compromete {share} da renda.',
    'The instalment of {amount} takes {share} of the income.',
  ],
  'revenue.share': [
    'A parcela de {amount} compromete {share} do faturamento.',
    'The instalment of {amount} takes {share} of the revenue.',
  ],
  'expired.title': ['Esta simulação venceu em {day}', 'This simulation expired on {day}'],
  'expired.text': [
    'Os valores abaixo são os daquele dia. Recalcule para continuar; os dados digitados são mantidos.',
    'The figures below are from that day. Recalculate to continue; everything you typed is retained.',
  ],
  'post.not_started': [
    'Preencha o veículo, o valor e a entrada para calcular',
    'Fill in vehicle, price and down payment to calculate',
  ],
  'post.pending': ['Calculando…', 'Calculating…'],
  'post.fulfilled': ['Calculado', 'Calculated'],
  'post.rejected': ['Não calculado', 'Not calculated'],
  propose: ['Criar proposta', 'Create proposal'],
  openProposal: ['Abrir a proposta', 'Open the proposal'],
  'openProposal.short': ['Proposta', 'Proposal'],
  'openProposal.of': ['Proposta da simulação {code}', 'Proposal of simulation {code}'],
  saved: ['Simulação {code} salva.', 'Simulation {code} saved.'],
  savedCopy: ['Cópia salva como simulação {code}.', 'Copy saved as simulation {code}.'],
  'saved.asShown': ['{code} salva', '{code} saved'],
  'saved.changed': ['{code} com mudanças não salvas', '{code} with unsaved changes'],
  'pdf.name': ['simulacao', 'simulation'],

  'conflict.title': ['Outra pessoa alterou esta simulação', 'Someone else changed this simulation'],
  'conflict.text': [
    'O que você digitou continua na tela. Salve como cópia para manter as duas versões, ou recarregue a versão salva e descarte a sua.',
    'What you typed is still on the screen. Save it as a copy to keep both versions, or reload the saved one and discard yours.',
  ],
  'conflict.reload': ['Recarregar e descartar a minha', 'Reload and discard mine'],
  'failed.save': ['A simulação não foi salva', 'The simulation was not saved'],
  'failed.copy': ['A cópia não foi salva', 'The copy was not saved'],
  'failed.reload': ['A simulação não foi recarregada', 'The simulation was not reloaded'],
  'failed.recalculate': ['As parcelas não foram recalculadas', 'The instalments were not recalculated'],
  'failed.print': ['O PDF não foi gerado', 'The PDF was not generated'],
  'failed.preApproval': ['A pré-aprovação não foi solicitada', 'The pre-approval was not requested'],
  'failed.proposal': ['A proposta não foi criada', 'The proposal was not created'],
  'tables.title': ['As tabelas mudaram', 'The price tables changed'],
  'tables.text': [
    'A tabela de preços desta simulação não está mais em vigor. Recalcule para ver as parcelas de hoje; os dados digitados são mantidos.',
    "The price table of this simulation is no longer in force. Recalculate to see today's instalments; everything you typed is retained.",
  ],
  'tables.recalculate': ['Recalcular', 'Recalculate'],
  'tables.later': ['Agora não', 'Not now'],

  'preApproval.text': [
    'Com a autorização do cliente, o birô de crédito responde na hora. A proposta pode ser criada com ou sem a pré-aprovação.',
    "With the client's authorisation, the credit bureau answers at once. The proposal can be created with or without the pre-approval.",
  ],
  'consent.creditRegistry': [
    'O cliente autoriza a consulta ao SCR (Banco Central) e aos birôs de crédito',
    'The client authorises the query of the SCR (Central Bank) and the credit bureaus',
  ],
  'consent.privacyNotice': [
    'O cliente tomou ciência do aviso de privacidade',
    'The client has taken note of the privacy notice',
  ],
  'preApproval.ask': ['Pedir pré-aprovação', 'Request pre-approval'],
  'preApproval.again': ['Pedir de novo', 'Request again'],
  'preApproval.asking': [
    'Consultando o birô de crédito. Isso leva alguns segundos…',
    'Querying the credit bureau. This takes a few seconds…',
  ],
  'preApproval.when_one': [
    'Consultado em {when}, para o prazo de {count} mês',
    'Queried on {when}, for a term of {count} month',
  ],
  'preApproval.when_other': [
    'Consultado em {when}, para o prazo de {count} meses',
    'Queried on {when}, for a term of {count} months',
  ],
  'preApproval.outdated': [
    'Esta resposta está desatualizada: o valor, o prazo ou o veículo mudou depois dela.',
    'This answer is out of date: the amount, term or vehicle has changed since.',
  ],
  'preApproval.renew': ['Atualizar a pré-aprovação', 'Renew the pre-approval'],
  'preApproval.fell': ['A pré-aprovação deixou de valer', 'The pre-approval is no longer valid'],
  'preApproval.fell.next': [
    'O CPF ou CNPJ do cliente mudou, e a resposta do birô era do anterior. Registre a autorização deste cliente e peça outra.',
    "The client's CPF or CNPJ changed, and the bureau's answer was for the previous one. Record this client's authorisation and request another one.",
  ],
  'answer.approved': ['Pré-aprovado', 'Pre-approved'],
  'answer.approved.next': [
    'Crie a proposta para seguir para a análise final.',
    'Create the proposal to proceed to the final analysis.',
  ],
  'answer.moreNeeded': ['Precisamos de mais informações', 'More information is needed'],
  'answer.moreNeeded.next': [
    'Crie a proposta e complete a ficha do cliente: a decisão depende dos dados completos.',
    'Create the proposal and complete the client form: the decision depends on complete data.',
  ],
  'answer.noOptions': [
    'Não há opções de financiamento para este perfil',
    'There are no financing options for this profile',
  ],
  'answer.noOptions.next': [
    'Tente uma entrada maior, outro prazo ou outro veículo. A proposta ainda pode ser enviada para análise.',
    'Try a higher down payment, another term or another vehicle. The proposal can still be sent for analysis.',
  ],
  'answer.notPossible': ['Não foi possível fazer a avaliação', 'The evaluation was not possible'],
  'answer.notPossible.next': [
    'Confira os dados do cliente e peça a pré-aprovação de novo, ou crie a proposta para a análise completa.',
    "Check the client's data and request the pre-approval again, or create the proposal for the full analysis.",
  ],
  'answer.noAnswer': ['O birô de crédito não respondeu', 'The credit bureau did not answer'],
  'answer.noAnswer.next': [
    'A simulação está salva. Crie a proposta sem a pré-aprovação, ou peça-a de novo mais tarde.',
    'The simulation is saved. Create the proposal without the pre-approval, or request it again later.',
  ],
} satisfies StringPairs;
