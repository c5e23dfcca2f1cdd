import { PageHeading } from '@estrada/ui/index';
import { Box } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../failure/loaded.tsx';
import { BackLink } from './back-link.tsx';
import type { Nouns } from './record-kind.ts';
import { useListReturn } from './use-list-return.ts';
import { useRecordStrings } from './use-record-strings.ts';

/** A record as its page shows it: with what the person may do with it. */
type Editable = { id: string; can: { edit: boolean } };

/**
 * The form of a record on a page of its own: the way back to the list that it was opened from, a new record or a known one
 * with its states of loading and failing, and its history.
 *
 * @param listPath the list that it belongs to
 * @param query reads the record; null for a new one
 * @param about one line on a known record, below the heading
 * @param form the form, over `useRecordEditor` and `RecordFormFrame`; `backTo` is where it leads when it is done
 * @param facts what who may only look at it sees instead of form and history
 */
export function RecordFormPage<Answer extends Editable>({
  nouns,
  listPath,
  query,
  about,
  form,
  history,
  facts,
}: {
  nouns: Nouns;
  listPath: string;
  query: UseQueryResult<Answer> | null;
  about: (record: Answer) => string;
  form: (record: Answer | null, backTo: string) => ReactNode;
  history: (record: Answer) => ReactNode;
  facts?: (record: Answer) => ReactNode;
}) {
  const { say, sayGendered } = useRecordStrings(nouns);
  const backTo = useListReturn(listPath);
  const known = query?.data;
  const isForLooking = (record: Answer | undefined) => facts !== undefined && record?.can.edit === false;
  const title = query === null ? 'register' : isForLooking(known) ? 'view' : 'change';
  return (
    <>
      <BackLink nouns={nouns} to={backTo} />
      <PageHeading title={say(title)} {...(query ? { subtitle: known ? about(known) : ' ' } : {})} />
      {query === null ? (
        form(null, backTo)
      ) : (
        <Loaded query={query} label={sayGendered('loadingOne')}>
          {(record) =>
            isForLooking(record) ? (
              facts?.(record)
            ) : (
              <>
                {form(record, backTo)}
                <Box mt="xl">{history(record)}</Box>
              </>
            )
          }
        </Loaded>
      )}
    </>
  );
}
