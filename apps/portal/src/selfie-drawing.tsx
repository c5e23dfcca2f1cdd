import type { Language } from '@estrada/domain/errors/index';
import { drawMarkup } from './draw-markup.ts';
import { selfiePath, selfieStrings } from './features/contracts/selfie-page/selfie-address.ts';
import { SelfieApp } from './features/contracts/selfie-page/selfie-app.tsx';

/** The one page of this entry. */
export const drawnPages = [{ path: selfiePath, words: selfieStrings, load: null, isUnlisted: true }] as const;

/** The first render of the selfie page for every visitor, as markup for its root. */
export const drawPage = (_path: string, language: Language): Promise<string> => drawMarkup(<SelfieApp />, language);
