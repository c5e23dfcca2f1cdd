import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is as narrow as a phone: then the bar has space for only two buttons. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 639.98px)', false);
