import { type FormOf, form, text } from '../forms/index.ts';
import { companyNameRule } from '../people/company-name.ts';

/** The registration of a group of dealers. Whether the name is free, only the server knows. The name is the wire's. */
export const groupForm = form({
  groupName: text('Nome do grupo', 'Name of the group', {
    // the name is an address too: one of symbols only ("..") would lead elsewhere
    ...companyNameRule,
    clean: (name) => name.replace(/\s+/g, ' '),
  }),
});
export type GroupForm = FormOf<typeof groupForm>;
