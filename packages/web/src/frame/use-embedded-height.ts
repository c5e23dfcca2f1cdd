import { useEffect } from 'react';

/**
 * Reports the height of a page that a dealer's site shows in a frame (`embed.js`), whenever it changes. The content
 * policy of the page has refused every site that the dealer has not registered; the height goes to the origin of the
 * site that answered first, and only to the window that contains the frame.
 */
export function useEmbeddedHeight(): void {
  useEffect(() => {
    const { parent } = window;
    const main = document.querySelector('main');
    if (parent === window || !main) return;
    let site: string | null = null;
    const report = () => {
      // the frame around it fills the window, whose height is the one that is reported
      const height = Math.ceil(main.getBoundingClientRect().bottom + window.scrollY);
      if (site !== null) parent.postMessage({ type: 'estrada.height', height }, site);
    };
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== parent || !origin.startsWith('https://')) return;
      if ((data as { type?: unknown } | null)?.type !== 'estrada.embed') return;
      site ??= origin;
      report();
    };
    window.addEventListener('message', hear);
    const observer = new ResizeObserver(report);
    observer.observe(main);
    // nothing but that the page listens: which site contains it is not known yet
    parent.postMessage({ type: 'estrada.ready' }, '*');
    return () => {
      window.removeEventListener('message', hear);
      observer.disconnect();
    };
  }, []);
}
