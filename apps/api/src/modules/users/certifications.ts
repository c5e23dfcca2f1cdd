import { notAllowed } from '@estrada/domain/errors/index';
import { type Certification, certificationForm, certifiesUser } from '@estrada/domain/identity/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { updateUser } from '../identity/index.ts';
import { certificationOf, describeUser } from './describe-user.ts';
import { type LockedUser, lockUser } from './lock-user.ts';
import { noCertification } from './users.repository.ts';

/** Registers or changes a user's certification. @throws DomainError SEC004 (also when the caller may not) · SET001 */
export const saveCertification: UseCase<typeof endpoints.saveUserCertification, WriteContext> = async (
  { params, body },
  context,
) => {
  const locked = await lockUser(params, body.version, certifiesUser, context);
  return change(locked, certificationForm.normalise(body), 'user.certify', context);
};

/** Removes a user's certification. @throws DomainError SEC004 (also when there is none) · SET001 */
export const removeCertification: UseCase<typeof endpoints.removeUserCertification, WriteContext> = async (
  { params, query },
  context,
) => {
  const locked = await lockUser(params, query.version, certifiesUser, context);
  if (!certificationOf(locked.user)) throw notAllowed();
  return change(locked, noCertification, 'user.remove-certification', context);
};

async function change(
  { user }: LockedUser,
  certification: Certification | typeof noCertification,
  action: 'user.certify' | 'user.remove-certification',
  context: WriteContext,
) {
  const changes = {
    ...certification,
    // another end is warned about again
    certificationWarnedDays:
      certification.certificationEnd === user.certificationEnd ? user.certificationWarnedDays : null,
    certificationSavedAt: certification.certificationEnd === null ? null : context.now,
    version: user.version + 1,
    updatedAt: context.now,
  };
  await updateUser(context.db, user.id, changes);
  context.audit({
    action,
    entity: 'user',
    entityId: user.id,
    before: certificationOf(user) ?? noCertification,
    after: certification,
  });
  return describeUser({ ...user, ...changes }, context);
}
