import './insurance-law.css';
import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatFraction } from '@estrada/domain/formats/index';
import {
  insuranceLawForm,
  insuranceLawSubjectName,
  insuranceLawSubjects,
  lawSources,
  type RefundMethod,
  refundMethods,
} from '@estrada/domain/insurance/index';
import type { InsuranceLawAnswer } from '@estrada/endpoints/index';
import { successionNames } from '@estrada/endpoints/parameters/succession-names';
import { useAct } from '@estrada/web/calls/use-act.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import type { RecordColumn } from '@estrada/web/records/page/record-kind.ts';
import { LegalReview } from '@estrada/web/records/succession/legal-review.tsx';
import type { SuccessionKind } from '@estrada/web/records/succession/succession-kind.ts';
import { SuccessionPage } from '@estrada/web/records/succession/succession-page.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor } from '@mantine/core';
import { strings } from './strings.ts';

type Row = InsuranceLawAnswer;

/** Each value with the article that it stands on. */
function Lines({ lines }: { lines: readonly (readonly [value: string, article: string])[] }) {
  return (
    <ul className="insurance-law-lines">
      {lines.map(([value, article]) => (
        <li key={value}>
          {value}
          {article ? <small>{article}</small> : null}
        </li>
      ))}
    </ul>
  );
}

function Rules(row: Row) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const method = pickText(refundMethods[row.refundMethod as RefundMethod], language);
  return (
    <Lines
      lines={[
        [t('period.answer', { count: row.answerDays }), row.answerArticle],
        [t('period.policy', { count: row.policyDays }), row.policyArticle],
        [t('period.firstPremium'), row.firstPremiumArticle],
        [t('period.notice', { count: row.noticeDays }), row.noticeArticle],
        [t('period.suspension', { count: row.suspensionDays }), row.suspensionArticle],
        [t('period.withdrawal', { count: row.withdrawalDays }), row.withdrawalArticle],
        [t('period.refund', { count: row.refundDays }), row.refundArticle],
        [t('other.later', { method: method.toLowerCase() }), ''],
        [t('period.idle', { count: row.idleDays }), t('period.idle.basis')],
        ...(row.separateConsent ? [[t('other.consent'), row.consentArticle] as const] : []),
        [t('other.iof', { rate: formatFraction(row.iofRate) }), row.iofArticle],
      ]}
    />
  );
}

/** The laws, each linked to its text. */
function Sources({ sources }: Pick<Row, 'sources'>) {
  return (
    <ul className="insurance-law-lines">
      {lawSources(sources).map(({ name, address }) => (
        <li key={name}>
          {address ? (
            <Anchor href={address} target="_blank" rel="noopener noreferrer" size="sm">
              {name}
            </Anchor>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

function Review({ row }: { row: Row }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { run, isBusy } = useAct('confirmInsuranceLaw', { reload: ['readInsuranceLaws'], alert: true });
  const name = pickText(insuranceLawSubjectName(row.product), language);
  return (
    <LegalReview
      confirmation={row.confirmation}
      mayConfirm={row.can.confirm}
      name={t('review.row', { name, date: formatDate(row.effectiveFrom) })}
      question={t('review.question')}
      isBusy={isBusy}
      onConfirm={() => run({ params: { id: row.id }, body: { version: row.version } })}
    />
  );
}

const columns: readonly RecordColumn<Row>[] = [
  {
    key: 'rules',
    header: { pt: 'Regras e fundamentos', en: 'Rules and legal basis' },
    render: (row) => <Rules {...row} />,
  },
  {
    key: 'review',
    header: { pt: 'Fontes e revisão jurídica', en: 'Sources and legal review' },
    render: (row) => (
      <div className="insurance-law-review">
        <Sources sources={row.sources} />
        <Review row={row} />
      </div>
    ),
  },
];

/** The rules of law for insurance: the general ones first, then those of each product. */
const insuranceLawKind: SuccessionKind<Row> = {
  calls: successionNames.InsuranceLaw,
  subject: 'insuranceLaw',
  keyField: 'product',
  sequences: insuranceLawSubjects.map((product) => ({
    key: product,
    name: insuranceLawSubjectName(product),
    about:
      product === 'GENERAL'
        ? {
            pt: 'Vale para os seguros sem vigência própria abaixo.',
            en: 'Applies to the insurance products without a period of their own below.',
          }
        : { pt: 'Sem vigência própria, vale a regra geral.', en: 'Without its own period, the general rule applies.' },
    form: insuranceLawForm,
    columns,
    // a product's first row usually differs from the general one in a few values
    template: (all) => all.findLast((row) => row.product === 'GENERAL'),
  })),
};

/** `/insurance/law`: the periods, refunds and taxes of insurance by law, each with its start, article and source. */
export function Page({ words }: { words: PageRow['words'] }) {
  return (
    <SuccessionPage
      kind={insuranceLawKind}
      words={words}
      around={(successions) => <div className="insurance-law">{successions}</div>}
    />
  );
}
