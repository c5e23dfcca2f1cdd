import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

const phone = '(max-width: 639.98px)';

/** Whether the screen is as narrow as a phone: then the bar has space for only two buttons. */
export const useIsPhone = (): boolean => useMediaQuery(phone, false);

/** The same when the caller appeared: what is moved in the document later would lose its state, such as an open dialog. */
export const useWasPhone = (): boolean => useState(() => window.matchMedia(phone).matches)[0];
