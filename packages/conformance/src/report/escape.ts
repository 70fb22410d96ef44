const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters that XML 1.0 does not allow. */
const isForbidden = (code: number): boolean => code < 32 && code !== 9 && code !== 10 && code !== 13;

/** Escapes a text for HTML and XML, in content and in attributes. */
export const escapeText = (text: string): string =>
  Array.from(text)
    .filter((character) => !isForbidden(character.codePointAt(0) ?? 0))
    .map((character) => ENTITIES[character] ?? character)
    .join('');
