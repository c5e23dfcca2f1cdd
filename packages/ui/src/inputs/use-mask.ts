import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The format of a kind of text: which characters count, and how they are separated. */
export type Mask = {
  /** true for a character that belongs to the value; the others are separators */
  counts: (character: string) => boolean;
  /** formats the typed text with its separators */
  write: (typed: string) => string;
};

/**
 * Inserts separators while the user types and preserves the caret after the same character. Backspace on a separator
 * removes the character before it.
 */
export function useMask(mask: Mask, onText: (text: string) => void) {
  const inputRef = useRef<HTMLInputElement>(null);
  const caretAfter = useRef<number | null>(null);

  // after every render: only then is the new text in the field
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (caretAfter.current === null || !input || input !== document.activeElement) return;
    const position = positionAfter(input.value, caretAfter.current, mask.counts);
    input.setSelectionRange(position, position);
    caretAfter.current = null;
  });

  const onChange = (event: ChangeEvent<HTMLInputElement>, shownBefore: string) => {
    const { value, selectionStart } = event.currentTarget;
    let typed = value;
    let before = count(value.slice(0, selectionStart ?? value.length), mask.counts);
    const isBackspace = (event.nativeEvent as InputEvent).inputType === 'deleteContentBackward';
    const isOnlySeparator = value.length < shownBefore.length && only(value, mask) === only(shownBefore, mask);
    if (isBackspace && isOnlySeparator && before > 0) {
      typed = dropNth(value, before, mask.counts);
      before -= 1;
    }
    caretAfter.current = before;
    onText(mask.write(typed));
  };
  return { inputRef: inputRef as RefObject<HTMLInputElement | null>, onChange };
}

function count(text: string, counts: Mask['counts']): number {
  return [...text].filter(counts).length;
}

function only(text: string, mask: Mask): string {
  return [...text].filter(mask.counts).join('');
}

function positionAfter(text: string, wanted: number, counts: Mask['counts']): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === wanted) return index;
    if (counts(text[index]!)) seen += 1;
  }
  return text.length;
}

function dropNth(text: string, nth: number, counts: Mask['counts']): string {
  let seen = 0;
  return [...text].filter((character) => !(counts(character) && ++seen === nth)).join('');
}
