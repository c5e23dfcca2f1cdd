import type { UploadRecord } from '@estrada/endpoints/index';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callKey, useReload } from '../../calls/use-call.ts';
import type { PageRow } from '../../pages/page-row.ts';
import { PageTitle } from '../../pages/page-title.tsx';
import { InForce } from './in-force.tsx';
import { PastTables } from './past-tables.tsx';
import { SendPanel, type UploadEffect } from './send-panel.tsx';
import { TemplatePanel } from './template-panel.tsx';
import { callsOf, inForceCallOf, listCallOf, type TableName } from './upload-calls.ts';
import './upload.css';
import { UploadHistory } from './upload-history.tsx';

/**
 * The page of one uploaded table: send a file, get the template, follow and find again what was sent.
 *
 * @param effect what a good table does: it takes the place of the one in force, or changes only what it names
 */
export function Page({
  table,
  words,
  effect = 'replace',
}: {
  table: TableName;
  words: PageRow['words'];
  effect?: UploadEffect;
}) {
  const calls = useMemo(() => callsOf(table), [table]);
  const reload = useReload();
  const [sentId, setSentId] = useState<string | null>(null);
  const columns = useQuery({
    queryKey: callKey(`read${table}Columns`),
    queryFn: ({ signal }) => calls.columns({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const times = useQuery({
    queryKey: callKey(inForceCallOf(table)),
    queryFn: ({ signal }) => calls.inForce({ signal }),
  });
  const followTimes = () => {
    void reload(inForceCallOf(table));
    // what a trial was compared with may hold no more
    void reload(listCallOf(table));
  };
  const follow = ({ id }: UploadRecord) => {
    setSentId(id);
    void reload(listCallOf(table));
  };
  return (
    <>
      <PageTitle words={words} />
      <InForce calls={calls} effect={effect} times={times} onChanged={followTimes} />
      <div className="upload-panels">
        <SendPanel calls={calls} effect={effect} limits={columns.data ?? null} onSent={follow} />
        <TemplatePanel calls={calls} columns={columns} />
      </div>
      {times.data ? <PastTables calls={calls} times={times.data} onReturned={followTimes} /> : null}
      <UploadHistory table={table} calls={calls} sentId={sentId} onApplied={follow} />
    </>
  );
}
