const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/;
const SIGNATURE = '%PDF-';

/** Parses a PDF in base64; null if the text is not exact base64, padded or not, or no PDF (C-90). */
export function parsePdf(base64: string): Blob | null {
  const rest = base64.length % 4;
  if (!ALPHABET.test(base64) || rest === 1 || (rest !== 0 && base64.endsWith('='))) return null;
  const text = atob(base64);
  if (!text.startsWith(SIGNATURE)) return null;
  return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))], { type: 'application/pdf' });
}
