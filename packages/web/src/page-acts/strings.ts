import { defineStrings } from '../strings/define-strings.ts';

/** Strings of the actions of a page. */
export const strings = defineStrings('page-acts', {
  others: ['Outras ações', 'Other actions'],
  label: ['Ações', 'Actions'],
});
