import type { Place } from './place.ts';

/** What both forms are given. */
export type PlaceFormProps = {
  /** null for one that is not there yet */
  place: Place | null;
  cancelTo: string;
  onSaved: (place: Place) => void;
};
