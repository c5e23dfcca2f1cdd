import type { ParameterKind, parameterTable } from '@estrada/domain/parameters/index';
import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** What distinguishes the screen of one kind of parameter from the others. */
export type ParameterScreen = {
  kind: ParameterKind & { typeName: keyof typeof parameterTable };
  /** of its row in the page table: the title names the parameter in headings and questions */
  words: PageRow['words'];
};
