import { formatInstant } from '@estrada/domain/formats/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { JobFailure } from '@estrada/web/jobs/job-failure.tsx';
import { useJobKind } from '@estrada/web/jobs/job-kinds.ts';
import { PageLink } from '@estrada/web/pages/page-link.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { paths } from '../../../paths.ts';
import { DeskSection } from './desk-section.tsx';
import { strings } from './strings.ts';

const shownAtMost = 5;

/** The background jobs that have failed permanently, for administrators. */
export function FailedJobs() {
  const t = useStrings(strings);
  const kindOf = useJobKind();
  const query = useCall(
    'listJobs',
    { query: { state: 'failed' } },
    { select: ({ items }) => items.slice(0, shownAtMost) },
  );
  return (
    <DeskSection title={t('jobs')} query={query} height={64}>
      {(jobs) =>
        jobs.length === 0 ? (
          <p className="estrada-home-card estrada-home-empty estrada-home-none">{t('jobs.none')}</p>
        ) : (
          <ul className="estrada-home-card estrada-home-records">
            {jobs.map((job) => (
              <li key={job.id} className="estrada-home-record">
                <PageLink to={paths.failedJobs} fw={600}>
                  {t('jobs.since', { name: kindOf(job.name), moment: formatInstant(job.completedAt ?? job.createdAt) })}
                </PageLink>
                <div className="estrada-home-action-text">
                  <JobFailure job={job} />
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </DeskSection>
  );
}
