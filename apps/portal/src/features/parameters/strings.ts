import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the dated parameters, shared by every kind. */
export const strings = defineStrings('parameters', {
  'list.label': ['Vigências: {parameter}', 'Periods: {parameter}'],
  'list.emptyTitle': ['Nenhuma vigência cadastrada', 'No periods registered'],
  'list.emptyText': [
    'Sem valor em vigor, as simulações que dependem dele são recusadas. Cadastre a primeira vigência de cada UF.',
    'Without a value in force, simulations that need it are refused. Register the first period of each state.',
  ],
  'list.noMatchTitle': ['Nenhuma vigência encontrada', 'No periods found'],
  'list.noMatchText': [
    'Nenhuma vigência corresponde a estes filtros. Mude a UF ou as datas.',
    'No period matches these filters. Change the state or the dates.',
  ],
  'filter.label': ['Filtros das vigências', 'Period filters'],
  'filter.uf': ['UF', 'State'],
  'filter.from': ['Vigente de', 'In force from'],
  'filter.to': ['Vigente até', 'In force until'],

  'column.uf': ['UF', 'State'],
  'column.base': ['Base', 'Base'],
  'column.client': ['Cliente', 'Client'],
  'column.dealer': ['Concessionária', 'Dealer'],
  'column.employee': ['Funcionário', 'Employee'],
  'employee.asClient': ['igual ao do cliente', 'same as for the client'],
  unshared: ['base menos cliente e concessionária: {amount}', 'base less client and dealer: {amount}'],

  'missing.title_one': ['{count} UF sem valor em vigor hoje', '{count} state without a value in force today'],
  'missing.title_other': ['{count} UFs sem valor em vigor hoje', '{count} states without a value in force today'],
  'missing.text': [
    'Simulações nestas UFs que dependem do valor são recusadas até que haja um em vigor. Cadastre o valor.',
    'Simulations in these states that need the value are refused until one is in force. Register the value.',
  ],
  'panel.title': ['Valores da próxima simulação', 'Values of the next simulation'],
  'panel.covered': [
    '{covered} de {total} UFs têm valor em vigor hoje.',
    '{covered} of {total} states have a value in force today.',
  ],
  'panel.chooseHint': [
    'Escolha uma UF nos filtros para ver o valor de hoje e o de amanhã.',
    "Choose a state in the filters to see today's value and tomorrow's.",
  ],
  'panel.choose': ['{uf}: ver', '{uf}: view'],
  'panel.changes': ['Próximas mudanças', 'Upcoming changes'],
  'panel.noChanges': ['Nenhuma mudança cadastrada.', 'No changes registered.'],
  'panel.moreChanges_one': ['e mais {count} UF', 'and {count} more state'],
  'panel.moreChanges_other': ['e mais {count} UFs', 'and {count} more states'],
  'panel.today': ['{uf}, hoje: o cliente paga', '{uf}, today: the client pays'],
  'panel.tomorrow': ['Amanhã o cliente paga', 'Tomorrow the client pays'],
  'panel.none': ['Sem valor', 'No value'],
  'panel.noneText': [
    'Simulações nesta UF que dependem do valor são recusadas.',
    'Simulations in this state that need the value are refused.',
  ],
  'panel.change': ['A partir de {date}: {amount}', 'From {date}: {amount}'],
  'panel.changeNone': [
    'A partir de {date}: sem valor, simulações recusadas',
    'From {date}: no value, simulations refused',
  ],
  'panel.noChange': [
    'Nenhuma mudança cadastrada: o valor de hoje continua em vigor.',
    "No changes registered: today's value stays in force.",
  ],
  'panel.noRowAhead': ['Nenhuma vigência futura cadastrada.', 'No future period registered.'],

  'form.uf': ['UF', 'State'],
  'form.base': ['Valor base', 'Base value'],
  'form.client': ['Valor do cliente', 'Client value'],
  'form.dealer': ['Valor da concessionária', 'Dealer value'],
  'form.employee': ['Valor do funcionário', 'Employee value'],
  'form.end': ['Fim da vigência', 'End of validity'],
  'form.endHint': [
    'Deixe em branco para uma vigência sem data de fim.',
    'Leave blank for a period without an end date.',
  ],
  'form.startFixed': [
    'Já está em vigor: a data de início não pode mais ser alterada',
    'Already in force: the start date can no longer be changed',
  ],
  'form.endFixed': [
    'Termina na véspera da próxima vigência, que começa em {date}. Para mudar, edite o início dela.',
    "Ends on the day before the next period, which starts on {date}. To change it, edit that period's start.",
  ],
  'form.movePrevious': [
    'Manter a vigência anterior ({span}) em vigor {end}.',
    'Keep the previous period ({span}) in force {end}.',
  ],
  'form.employeeHint': [
    'Deixe em branco para cobrar o mesmo valor dos demais clientes.',
    'Leave blank to charge the same amount as other clients pay.',
  ],
  'form.unshared': [
    'Valor base menos os valores do cliente e da concessionária: {amount}. É possível salvar assim; confira se a diferença está correta.',
    'Base value less the client and dealer values: {amount}. You can save it like this; check that the difference is correct.',
  ],
  'create.title': ['Cadastrar vigência: {parameter}', 'Register period: {parameter}'],
  'edit.title': ['Editar {parameter} · {uf}', 'Edit {parameter} · {uf}'],
  'edit.inForce': [
    'Esta vigência está em vigor: o que você salvar será usado já na próxima simulação.',
    'This period is in force: what you save is used from the next simulation on.',
  ],
  'delete.text': [
    'Esta vigência ainda não começou. Ela será excluída e não pode ser recuperada.',
    'This period has not started. It will be deleted and cannot be recovered.',
  ],
  'delete.handOver': [
    'Prorrogar a vigência anterior ({span}), que fica em vigor {end}.',
    'Extend the previous period ({span}), to be in force {end}.',
  ],
  'delete.leavesNone': [
    'A partir de {date}, {uf} fica sem valor em vigor, e as simulações que dependem dele são recusadas.',
    'From {date} on, {uf} has no value in force, and simulations that need it are refused.',
  ],
  'succession.deleteText': [
    'Esta vigência ainda não começou. Ela será excluída, e a anterior continua em vigor.',
    'This period has not started. It will be deleted, and the previous one stays in force.',
  ],
});
