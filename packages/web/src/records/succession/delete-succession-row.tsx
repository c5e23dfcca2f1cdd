import type { ApiError } from '../../calls/api-error.ts';
import { useStrings } from '../../words/use-strings.ts';
import { DeleteDatedRow } from '../validity/delete-dated-row.tsx';
import type { DatedRow } from '../validity/validity-columns.tsx';
import { strings } from './strings.ts';

/** Asks before a future row goes. What stood before it then holds on. */
export function DeleteSuccessionRow({
  name,
  row,
  deletion,
  onClose,
}: {
  name: string;
  row: DatedRow;
  deletion: {
    run: (input: { params: { id: string }; query: { version: number } }) => Promise<unknown>;
    isBusy: boolean;
    error: ApiError | null;
  };
  onClose: () => void;
}) {
  const t = useStrings(strings);
  return (
    <DeleteDatedRow
      name={name}
      row={row}
      text={t('delete.text')}
      deletion={{
        ...deletion,
        run: () => deletion.run({ params: { id: row.id }, query: { version: row.version } }),
      }}
      onClose={onClose}
    />
  );
}
