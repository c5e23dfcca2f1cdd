import type { Language } from '@estrada/domain/errors/index';
import { formatMoney } from '@estrada/domain/formats/index';
import { type ProposalStatus, proposalStatuses } from '@estrada/domain/proposals/index';
import type { ProposalRow } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { LatestList, type LatestRecord, latestSize } from './latest-list.tsx';
import { strings } from './strings.ts';

/** The proposals that the person may see and that came last. */
export function LatestProposals() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { can } = useSignedIn();
  const query = useCall(
    'listProposals',
    { body: { size: latestSize } },
    { select: ({ items }) => items.map((row) => asRecord(row, language)) },
  );
  return (
    <LatestList
      title={t('proposals.title')}
      allAddress={paths.proposals}
      allLabel={t('proposals.all')}
      query={query}
      empty={
        <>
          <p>{t('proposals.none')}</p>
          {can('simulator') ? <Link to={paths.simulator}>{t('start')}</Link> : null}
        </>
      }
    />
  );
}

function asRecord(row: ProposalRow, language: Language): LatestRecord {
  return {
    id: row.id,
    address: paths.proposal(row.id),
    name: row.clientName,
    text: `${row.number} · ${row.vehicleLabel}`,
    figure: formatMoney(row.financeValueCents),
    detail: <Status code={row.status} language={language} />,
  };
}

const isKnown = (code: string): code is ProposalStatus => Object.hasOwn(proposalStatuses, code);

/** The status in words beside a dot of its colour; a code nobody knows is shown as it is. */
function Status({ code, language }: { code: string; language: Language }) {
  if (!isKnown(code)) return code;
  const { pt, en, colour } = proposalStatuses[code];
  return (
    <span className="estrada-home-status" data-colour={colour}>
      {language === 'en' ? en : pt}
    </span>
  );
}
