import type { Texts } from '@estrada/domain/errors/index';
import { checkedColumn, type TableColumn } from '@estrada/domain/uploads/index';

/** A tier as the bureau writes it: TR and a number. */
export const tierCodeColumn = (about: Texts): TableColumn<string> =>
  checkedColumn<string>({ name: 'tier', about, example: 'TR1' }, (text) =>
    /^TR[1-9]\d{0,7}$/i.test(text) ? { value: text.toUpperCase() } : { reason: 'tierCode.invalid' },
  );
