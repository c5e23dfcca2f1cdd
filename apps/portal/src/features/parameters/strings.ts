import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the dated parameters, shared by every kind. */
export const strings = defineStrings('parameters', {
  'list.label': ['Vigências: {parameter}', 'Validities: {parameter}'],
  'list.emptyTitle': ['Nenhuma vigência cadastrada', 'No validity registered'],
  'list.emptyText': [
    'Sem valor em vigor, as simulações que cobram esta tarifa são recusadas. Cadastre a primeira vigência de cada UF.',
    'Without a value in force simulations that charge this fee are refused. Register the first validity of each state.',
  ],
  'list.noMatchTitle': ['Nenhuma vigência encontrada', 'No validity found'],
  'list.noMatchText': [
    'Nenhuma vigência atende a estes filtros. Mude a UF ou o período.',
    'No validity meets these filters. Change the state or the period.',
  ],
  'filter.label': ['Filtros das vigências', 'Filters of the validities'],
  'filter.uf': ['Estado (UF)', 'State'],
  'filter.from': ['Vigente de', 'In force from'],
  'filter.to': ['Vigente até', 'In force until'],

  'column.uf': ['UF', 'State'],
  'column.base': ['Base', 'Base'],
  'column.client': ['Cliente', 'Client'],
  'column.dealer': ['Concessionária', 'Dealer'],
  'column.employee': ['Funcionário', 'Employee'],
  'employee.asClient': ['igual ao do cliente', 'same as client'],
  unshared: ['diferença de {amount}', 'difference of {amount}'],

  'missing.title_one': ['{count} UF sem valor em vigor hoje', '{count} state without a value in force today'],
  'missing.title_other': ['{count} UFs sem valor em vigor hoje', '{count} states without a value in force today'],
  'missing.text': [
    'Simulações de clientes destas UFs que cobram esta tarifa são recusadas até que haja um valor em vigor.',
    'Simulations that charge this fee are refused for clients of these states until a value is in force.',
  ],
  'panel.title': ['O que a próxima simulação vai usar', 'What the next simulation will use'],
  'panel.covered': [
    '{covered} de {total} UFs têm valor em vigor hoje.',
    '{covered} of {total} states have a value in force today.',
  ],
  'panel.chooseHint': [
    'Escolha uma UF nos filtros para ver o valor de hoje e o de amanhã.',
    'Choose a state in the filters to see the value of today and of tomorrow.',
  ],
  'panel.choose': ['{uf}: ver', '{uf}: see'],
  'panel.changes': ['Próximas mudanças', 'Next changes'],
  'panel.noChanges': ['Nenhuma mudança cadastrada.', 'No change registered.'],
  'panel.moreChanges_one': ['e mais {count} UF', 'and {count} more state'],
  'panel.moreChanges_other': ['e mais {count} UFs', 'and {count} more states'],
  'panel.today': ['{uf}, hoje: o cliente paga', '{uf}, today: the client pays'],
  'panel.tomorrow': ['Amanhã o cliente paga', 'Tomorrow the client pays'],
  'panel.none': ['Sem valor', 'No value'],
  'panel.noneText': [
    'Simulações desta UF que cobram esta tarifa são recusadas.',
    'Simulations of this state that charge this fee are refused.',
  ],
  'panel.change': ['A partir de {date}: {amount}', 'From {date}: {amount}'],
  'panel.changeNone': [
    'A partir de {date}: sem valor, simulações recusadas',
    'From {date}: no value, simulations refused',
  ],
  'panel.noChange': [
    'Nenhuma mudança cadastrada: o valor de hoje continua valendo.',
    "No change registered: today's value goes on.",
  ],
  'panel.noRowAhead': ['Nenhuma vigência futura cadastrada.', 'No future validity registered.'],

  'form.uf': ['UF', 'State'],
  'form.base': ['Valor base', 'Base value'],
  'form.client': ['Valor do cliente', 'Client value'],
  'form.dealer': ['Valor da concessionária', 'Dealer value'],
  'form.employee': ['Valor do funcionário', 'Employee value'],
  'form.end': ['Fim da vigência', 'End of validity'],
  'form.endHint': ['Deixe em branco para valer sem data de fim.', 'Leave empty to hold without an end date.'],
  'form.startFixed': ['Já está em vigor: o início não muda mais', 'In force already: the start no longer changes'],
  'form.endFixed': [
    'Termina na véspera da próxima vigência, que começa em {date}. Para mudar, edite o início dela.',
    'Ends on the day before the next validity, which starts on {date}. To change it, edit that start.',
  ],
  'form.movePrevious': [
    'A vigência anterior ({span}) passa a valer {end}.',
    'The validity before ({span}) will hold {end}.',
  ],
  'form.employeeHint': [
    'Deixe em branco para cobrar o mesmo que do cliente.',
    'Leave empty to charge the same as the client.',
  ],
  'form.unshared': [
    'Valor base menos cliente e concessionária: {amount}. O cadastro é aceito assim; confira se é o que você quer.',
    'Base value less client and dealer value: {amount}. It is accepted like this; check that it is what you want.',
  ],
  'create.title': ['Cadastrar vigência: {parameter}', 'Register validity: {parameter}'],
  'edit.title': ['Editar {parameter} · {uf}', 'Edit {parameter} · {uf}'],
  'edit.inForce': [
    'Esta vigência está em vigor: o que você salvar vale já para a próxima simulação.',
    'This validity is in force: what you save holds for the very next simulation.',
  ],
  'delete.text': [
    'Esta vigência ainda não começou. Ela deixa de existir e não pode ser recuperada.',
    'This validity has not begun. It ceases to exist and cannot be recovered.',
  ],
  'delete.handOver': [
    'A vigência anterior ({span}) passa a valer {end}.',
    'The validity before ({span}) will hold {end}.',
  ],
  'delete.leavesNone': [
    'A partir de {date}, {uf} fica sem valor e as simulações que cobram esta tarifa são recusadas.',
    'From {date} on {uf} has no value and simulations that charge this fee are refused.',
  ],
  'succession.deleteText': [
    'Esta vigência ainda não começou. Ela deixa de existir, e a anterior continua valendo.',
    'This validity has not begun. It ceases to exist, and the one before holds on.',
  ],
});
