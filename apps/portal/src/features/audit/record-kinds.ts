import { namedActs } from '../../widgets/act-name/use-act-name.ts';

/** The kinds of record that the trail tells of, each with the first words of its acts. */
const kinds = {
  user: ['user.', 'login.', 'logout', 'session.', 'password.', 'notification.confirm'],
  dealer: ['dealer.', 'notification.clear-leads'],
  branch: ['branch.'],
  group: ['group.'],
  'dgi-client': ['dgi.'],
  parameter: ['parameter.'],
  'upload:vehicles': ['upload.'],
  'upload:dealer-channels': ['upload.'],
  'upload:dgi-users': ['upload.'],
  extraction: ['extraction.'],
  simulation: ['simulation.', 'consent.'],
  proposal: ['proposal.'],
  page: ['page.'],
} as const;
export type RecordKind = keyof typeof kinds;

export const recordKinds = Object.keys(kinds) as RecordKind[];

/** The acts that can befall a kind of record. */
export const actsOf = (kind: RecordKind): readonly string[] =>
  namedActs.filter((act) => kinds[kind].some((begin) => act.startsWith(begin)));

/** The kind of record that an act befalls, if it is the only one. */
export function kindOfAct(act: string): RecordKind | undefined {
  const [first, ...others] = recordKinds.filter((kind) => actsOf(kind).includes(act));
  return others.length === 0 ? first : undefined;
}

/** The kind as this list knows it, if it does. */
export const asRecordKind = (entity: string): RecordKind | undefined => recordKinds.find((kind) => kind === entity);
