import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is as narrow as a phone: the bar then has room for two buttons and no more. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 639.98px)', false);
