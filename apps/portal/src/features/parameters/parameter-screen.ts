import type { ParameterKind, parameterTable } from '@estrada/domain/parameters/index';
import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** What differs between the screens of the kinds of parameter. */
export type ParameterScreen = {
  kind: ParameterKind & { typeName: keyof typeof parameterTable };
  /** of its row in the page table: headings and questions use the title */
  words: PageRow['words'];
};
