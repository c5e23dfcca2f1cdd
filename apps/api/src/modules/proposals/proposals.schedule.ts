import { noticeLinks } from '@estrada/domain/notifications/index';
import { sql } from 'drizzle-orm';
import type { Task } from '../../kernel/jobs/schedule.ts';
import { removeLinks } from '../../kernel/personal-links.ts';
import { deadlineTask } from '../notifications/index.ts';
import { clientPageLink } from './client-link.ts';
import { proposalJobs } from './proposals.jobs.ts';
import { proposals } from './proposals.tables.ts';
import { creditReviews } from './review/credit-reviews.tables.ts';

export const proposalSchedule: Task[] = [
  {
    // at midnight, validities end and coming ends are announced
    name: 'proposals.begin-day',
    every: 'night',
    act: (context) =>
      context.transaction(async (tx) => {
        tx.enqueue(proposalJobs.expireDue, {});
        tx.enqueue(proposalJobs.announceEndings, {});
      }),
  },
  deadlineTask({
    name: 'proposals.notify-review-deadlines',
    table: creditReviews,
    isOpen: sql`answered_at is null and exists (
      select 1 from ${proposals} where ${proposals}.id = ${creditReviews.proposalId} and ${proposals}.status = 'DC')`,
    roles: ['admin-internal', 'finance'],
    link: noticeLinks.creditReviews,
    notices: {
      1: {
        'pt-BR': 'A revisão de uma recusa vence em até 3 dias. Abra Revisões de recusas e responda no prazo.',
        en: 'The review of a refusal is due within 3 days. Open Reviews of refusals and answer in time.',
      },
      2: {
        'pt-BR': 'A revisão de uma recusa chegou ao fim do prazo. Abra Revisões de recusas e responda hoje.',
        en: 'The review of a refusal has reached its deadline. Open Reviews of refusals and answer today.',
      },
    },
  }),
  removeLinks(clientPageLink),
];
