import type { FieldProblem } from '../errors/domain-error.ts';

/** The registration of a group of dealers as a form holds it. The name is that of the wire. */
export type GroupForm = { groupName: string };

const textLimit = 100;

/** What is wrong with a group's registration; empty when it may be saved. Whether the name is free, only the server knows. */
export function groupProblems({ groupName }: GroupForm): FieldProblem[] {
  const name = normaliseGroup({ groupName }).groupName;
  if (name === '') return [{ path: 'groupName', key: 'required' }];
  // the name is an address too: one of signs alone ("..") would lead elsewhere
  if (!/[\p{L}\p{N}]/u.test(name)) return [{ path: 'groupName', key: 'groupName.invalid' }];
  return name.length > textLimit ? [{ path: 'groupName', key: 'text.tooLong', params: { max: textLimit } }] : [];
}

/** The form as it is kept: no blanks around, single ones within. */
export function normaliseGroup({ groupName }: GroupForm): GroupForm {
  return { groupName: groupName.trim().replace(/\s+/g, ' ') };
}
