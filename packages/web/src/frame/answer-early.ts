/**
 * From now on the page answers itself. What was entered or clicked in its prerendered form (first-paint.js) happens now,
 * once: an Enter submits its form, a click is repeated.
 */
export function answerEarly(): void {
  document.documentElement.dataset.live = '';
  const entered = document.querySelector<HTMLInputElement>('input[data-entered]');
  delete entered?.dataset.entered;
  const clicked = document.querySelector<HTMLElement>('[data-clicked]');
  delete clicked?.dataset.clicked;
  // the page has to know what was typed before
  if (entered || clicked)
    setTimeout(() => {
      entered?.form?.requestSubmit();
      clicked?.click();
    });
}
