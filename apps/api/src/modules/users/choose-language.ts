import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { updateUser } from '../identity/index.ts';
import { findUserInReach } from './users.repository.ts';

/** Keeps the language that the person chose, for every browser. @throws DomainError SEC004 for anybody else's */
export const chooseLanguage: UseCase<typeof endpoints.chooseLanguage, WriteContext> = async (
  { params, body },
  context,
) => {
  const { viewer } = callerOf(context);
  const isOwn = params.username === viewer.username && params.type === viewer.userType;
  const user = inReach(isOwn ? await findUserInReach(context.db, 'all', { id: viewer.userId }, { lock: true }) : null);
  if (user.language === body.language) return body;
  // a preference is no part of the registration: it moves no version
  await updateUser(context.db, user.id, { language: body.language });
  context.audit({
    action: 'user.language',
    entity: 'user',
    entityId: user.id,
    before: { language: user.language },
    after: { language: body.language },
  });
  return body;
};
