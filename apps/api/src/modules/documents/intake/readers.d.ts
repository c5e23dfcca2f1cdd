/** The used part of packages without types for our entry points. */
declare module 'heic-decode' {
  interface Picture {
    width: number;
    height: number;
    decode(): Promise<{ data: Uint8ClampedArray; width: number; height: number }>;
  }
  const decode: { all(of: { buffer: Uint8Array }): Promise<Picture[] & { dispose(): void }> };
  export default decode;
}
declare module 'pdfjs-dist/legacy/build/pdf.mjs' {
  export * from 'pdfjs-dist';
}
