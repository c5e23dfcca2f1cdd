import { useEffect, useState } from 'react';

/**
 * Whether the offer is presented to the client. It is full-screen where the browser supports it (an iPhone does not:
 * there the dialog fills the window); leaving full screen by Esc or by the browser ends the presentation.
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
      // rejected where a policy forbids it: then there is only the dialog
      void document.documentElement.requestFullscreen?.().catch(() => {});
    },
    close: () => setOpen(false),
  };
}
