import { page } from '../../features/users/page.ts'; export const planted = page;
