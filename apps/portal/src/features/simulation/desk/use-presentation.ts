import { useEffect, useState } from 'react';

/**
 * Whether the offer is turned to the client. It takes the whole screen where the browser lets it (an iPhone does not: there
 * the dialog fills the window); whoever leaves the full screen by Esc or the browser's own way leaves the presentation.
 */
export function usePresentation() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const follow = () => {
      if (!document.fullscreenElement) setOpen(false);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    };
  }, [isOpen]);

  return {
    isOpen,
    open() {
      setOpen(true);
      // refused where a policy forbids it: the dialog alone does
      void document.documentElement.requestFullscreen?.().catch(() => {});
    },
    close: () => setOpen(false),
  };
}
