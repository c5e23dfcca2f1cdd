import { promotionPageSize } from '@estrada/domain/lists/index';
import { isCnpj, isCpf } from '@estrada/domain/people/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { saveFile } from '@estrada/web/files/open-file.ts';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, FileInput, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

/** The same limit as the call's. */
const peopleAtMost = 10_000;
const shownLines = 5;

type ReadFile = { documents: string[]; wrongLines: number[] };

/** The documents of a file with one on each line, in the first cell; a heading without digits is skipped. */
export function readPeople(text: string): ReadFile {
  const documents: string[] = [];
  const wrongLines: number[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const [cell = ''] = line.split(/[;,\t]/);
    const document = cell.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
    if (document === '' || (index === 0 && !/\d/.test(document))) return;
    // a spreadsheet drops the zeros at the start of a CPF
    const padded = /^\d{8,10}$/.test(document) ? document.padStart(11, '0') : document;
    if (isCpf(padded) || isCnpj(padded)) documents.push(padded);
    else wrongLines.push(index + 1);
  });
  return { documents, wrongLines };
}

/** The people of a rule, masked, ten at a time. */
function MaskedPeople({ kind, ruleId }: { kind: 'Coupon' | 'Voucher'; ruleId: string }) {
  const t = useStrings(strings);
  const [page, setPage] = useState(0);
  const asked = { params: { id: ruleId }, query: { page } };
  const ofCoupon = useCall('readCouponPeople', kind === 'Coupon' ? asked : null);
  const ofVoucher = useCall('readVoucherPeople', kind === 'Voucher' ? asked : null);
  const people = kind === 'Coupon' ? ofCoupon : ofVoucher;
  if (people.isError) return <FailureState error={people.error} onRetry={() => void people.refetch()} />;
  if (!people.data) return <Skeleton height={220} role="status" aria-label={t('people.loading')} />;
  const last = Math.ceil(people.data.totalElements / promotionPageSize) - 1;
  const go = (to: number, label: string) => (
    <Button variant="default" size="compact-sm" disabled={to < 0 || to > last} onClick={() => setPage(to)}>
      {label}
    </Button>
  );
  return (
    <section aria-label={t('people.list')}>
      <ol start={page * promotionPageSize + 1} style={{ margin: 0, paddingInlineStart: 40 }}>
        {people.data.documents.map((document, index) => (
          <li key={`${page} ${String(index)}`}>{document}</li>
        ))}
      </ol>
      {last > 0 ? (
        <Group gap="sm" mt="xs">
          {go(page - 1, t('people.previous'))}
          <Text size="sm" role="status">
            {t('people.page', { page: page + 1, pages: last + 1 })}
          </Text>
          {go(page + 1, t('people.next'))}
        </Group>
      ) : null}
    </section>
  );
}

/** Who may use a rule: the number of people, a file that replaces them, and the export. */
export function PeopleDialog({
  kind,
  rule,
  onClose,
}: {
  kind: 'Coupon' | 'Voucher';
  rule: { id: string; version: number; ruleName: string; people: number };
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const [read, setRead] = useState<ReadFile | null>(null);
  const isVoucher = kind === 'Voucher';
  const replaceCoupon = useAct('replaceCouponPeople', {
    reload: ['listCoupons', 'readCoupon', 'readCouponPeople', 'readHistory'],
  });
  const replaceVoucher = useAct('replaceVoucherPeople', {
    reload: ['listVouchers', 'readVoucher', 'readVoucherPeople', 'readHistory'],
  });
  const exportCoupon = useAct('exportCouponPeople');
  const exportVoucher = useAct('exportVoucherPeople');
  const mayExport = useMayCall('exportVoucherPeople');
  const isBusy = replaceCoupon.isBusy || replaceVoucher.isBusy;
  const params = { id: rule.id };
  const problem = read && problemOf(read);

  async function replace(documents: string[]): Promise<void> {
    const input = { params, body: { version: rule.version, documents } };
    try {
      await (isVoucher ? replaceVoucher.run(input) : replaceCoupon.run(input));
      showAlert({ type: 'success', text: t('people.saved') });
      onClose();
    } catch (error) {
      alertFailure(error);
    }
  }
  async function save(): Promise<void> {
    try {
      saveFile(await (isVoucher ? exportVoucher.run({ params }) : exportCoupon.run({ params })));
    } catch (error) {
      alertFailure(error);
    }
  }
  function problemOf({ documents, wrongLines }: ReadFile): string | null {
    if (wrongLines.length > 0) {
      const lines = wrongLines.slice(0, shownLines).join(', ');
      return t('people.wrong', { lines: wrongLines.length > shownLines ? `${lines}…` : lines });
    }
    if (documents.length === 0) return t('people.empty');
    return documents.length > peopleAtMost ? t('people.tooMany') : null;
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('people.title', { name: rule.ruleName })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <Text>{rule.people === 0 ? t('people.all') : t('people.count', { count: rule.people })}</Text>
        {rule.people > 0 ? <MaskedPeople kind={kind} ruleId={rule.id} /> : null}
        <FileInput
          label={t('people.file')}
          description={t('people.hint')}
          accept=".csv,.txt,text/csv,text/plain"
          clearable
          error={problem}
          onChange={(file) => void (file ? file.text().then((text) => setRead(readPeople(text))) : setRead(null))}
        />
        {read && !problem ? <Text role="status">{t('people.read', { count: read.documents.length })}</Text> : null}
        <Group>
          <Button
            disabled={!read || problem !== null}
            loading={isBusy}
            onClick={() => void replace(read?.documents ?? [])}
          >
            {t('people.replace')}
          </Button>
          {rule.people > 0 ? (
            <Button variant="default" disabled={isBusy} onClick={() => void replace([])}>
              {t('people.clear')}
            </Button>
          ) : null}
          {rule.people > 0 && mayExport ? (
            <Button variant="default" onClick={() => void save()}>
              {t('people.export')}
            </Button>
          ) : null}
        </Group>
        {rule.people > 0 && mayExport ? (
          <Text size="sm" c="dimmed">
            {t('people.exportHint')}
          </Text>
        ) : null}
      </Stack>
    </Modal>
  );
}
