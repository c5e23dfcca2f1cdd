import { useEffect, useState } from 'react';

/** A text as a QR code. What draws it is loaded when the first one is wanted; without it the place stays empty. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('qr').then(
      ({ encodeQR }) => {
        if (isWanted) setSource(`data:image/svg+xml,${encodeURIComponent(encodeQR(text, 'svg', { border: 4 }))}`);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return source ? <img className={className} src={source} alt={label} width={180} height={180} /> : null;
}
