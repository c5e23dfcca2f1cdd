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
    'Nenhuma vigência corresponde a estes filtros. Mude a UF ou o período.',
    'No validity matches these filters. Change the state or the period.',
  ],
  'filter.label': ['Filtros das vigências', 'Filters of the validities'],
  'filter.uf': ['UF', 'State'],
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
  'panel.title': ['Valores da próxima simulação', 'Values of the next simulation'],
  'panel.covered': [
    '{covered} de {total} UFs têm valor em vigor hoje.',
    '{covered} of {total} states have a value in force today.',
  ],
  'panel.chooseHint': [
    'Escolha uma UF nos filtros para ver o valor de hoje e o de amanhã.',
    'Choose a state in the filters to see the value of today and of tomorrow.',
  ],
  'panel.choose': ['{uf}: ver', '{uf}: view'],
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
    'Nenhuma mudança cadastrada: o valor de hoje continua em vigor.',
    "No change registered: today's value stays in force.",
  ],
  'panel.noRowAhead': ['Nenhuma vigência futura cadastrada.', 'No future validity registered.'],

  'form.uf': ['UF', 'State'],
  'form.base': ['Valor base', 'Base value'],
  'form.client': ['Valor do cliente', 'Client value'],
  'form.dealer': ['Valor da concessionária', 'Dealer value'],
  'form.employee': ['Valor do funcionário', 'Employee value'],
  'form.end': ['Fim da vigência', 'End of validity'],
  'form.endHint': [
    'Deixe em branco para uma vigência sem data de fim.',
    'Leave blank for a validity without an end date.',
  ],
  'form.startFixed': [
    'Já está em vigor: a data de início não pode mais ser alterada',
    'Already in force: the start date can no longer be changed',
  ],
  'form.endFixed': [
    'Termina na véspera da próxima vigência, que começa em {date}. Para mudar, edite o início dela.',
    'Ends on the day before the next validity, which starts on {date}. To change it, edit that start.',
  ],
  'form.movePrevious': [
    'A vigência anterior ({span}) passa a valer {end}.',
    'The previous validity ({span}) will be in force {end}.',
  ],
  'form.employeeHint': [
    'Deixe em branco para cobrar o mesmo que do cliente.',
    'Leave blank to charge the same as the client.',
  ],
  'form.unshared': [
    'Valor base menos cliente e concessionária: {amount}. O valor é aceito assim; confira se está correto.',
    'Base value less client and dealer value: {amount}. It is accepted like this; check that it is correct.',
  ],
  'create.title': ['Cadastrar vigência: {parameter}', 'Register validity: {parameter}'],
  'edit.title': ['Editar {parameter} · {uf}', 'Edit {parameter} · {uf}'],
  'edit.inForce': [
    'Esta vigência está em vigor: o que você salvar será usado já na próxima simulação.',
    'This validity is in force: what you save is used from the next simulation on.',
  ],
  'delete.text': [
    'Esta vigência ainda não começou. Ela será excluída e não pode ser recuperada.',
    'This validity has not begun. It will be deleted and cannot be recovered.',
  ],
  'delete.handOver': [
    'A vigência anterior ({span}) passa a valer {end}.',
    'The previous validity ({span}) will be in force {end}.',
  ],
  'delete.leavesNone': [
    'A partir de {date}, {uf} fica sem valor e as simulações que cobram esta tarifa são recusadas.',
    'From {date} on {uf} has no value and simulations that charge this fee are refused.',
  ],
  'succession.deleteText': [
    'Esta vigência ainda não começou. Ela será excluída, e a anterior continua em vigor.',
    'This validity has not begun. It will be deleted, and the previous one stays in force.',
  ],
});
