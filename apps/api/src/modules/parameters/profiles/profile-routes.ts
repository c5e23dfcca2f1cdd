import { endpoints } from '@estrada/endpoints/index';
import { type Route, read, write } from '../../../kernel/route.ts';
import { describeMatrix } from './describe-matrix.ts';
import { readLastVersion, readMatrix } from './profile-parameters.repository.ts';
import { saveProfileParameters } from './save-profile-parameters.ts';

export const profileParameterRoutes: readonly Route[] = [
  read(endpoints.readProfileParameters, async ({ query: { profile } }, context) => {
    // the version first: what is saved in between makes the answer stale, never a newer version beside older cells
    const last = await readLastVersion(context.db);
    return describeMatrix({ profile, matrix: await readMatrix(context.db, profile), last }, context);
  }),
  write(endpoints.saveProfileParameters, saveProfileParameters),
];
