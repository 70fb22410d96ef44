const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/;
const SIGNATURE = '%PDF-';

/** The document in a base64 text; null when the text is not exact base64 or no PDF (C-90). */
export function pdfOf(base64: string): Blob | null {
  if (base64 === '' || base64.length % 4 !== 0 || !ALPHABET.test(base64)) return null;
  const text = atob(base64);
  if (!text.startsWith(SIGNATURE)) return null;
  return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))], { type: 'application/pdf' });
}
