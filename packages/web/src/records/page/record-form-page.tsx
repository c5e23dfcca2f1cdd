import { PageHeading } from '@estrada/ui/index';
import { Box } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../failure/loaded.tsx';
import { BackLink } from './back-link.tsx';
import type { Nouns } from './record-kind.ts';
import { useListReturn } from './use-list-return.ts';
import { useRecordStrings } from './use-record-strings.ts';

/** A record for its page: with what the user may do with it. */
type Editable = { id: string; can: { edit: boolean } };

/**
 * The form of a record on its own page: the link back to the list that it was opened from, a new record or an existing
 * one with its loading and error states, and its history.
 *
 * @param listPath the list that it belongs to
 * @param query reads the record; null for a new one
 * @param about one line about an existing record, below the heading
 * @param form the form, over `useRecordEditor` and `RecordFormFrame`; it navigates to `backTo` when it is done
 * @param facts what read-only users see instead of form and history
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
