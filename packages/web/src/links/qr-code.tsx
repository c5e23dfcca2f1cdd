import { useEffect, useState } from 'react';

/** A text as a QR code. The library is loaded with the first one; if that fails, nothing is shown. */
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
