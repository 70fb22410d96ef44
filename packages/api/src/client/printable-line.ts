import { ERROR_TEXT_MAX_LENGTH } from '../contract/limits.ts';

const LINE_END = /[\n\r\v\f\u0085\u2028\u2029]/;
/** The joiners U+200C and U+200D are format characters that words of Indian scripts need. */
const UNPRINTABLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const JOINERS_ONLY = /^[\s\u200c\u200d]*$/;

const removeUnprintableCharacters = (text: string): string =>
  text.replace(/\t/g, ' ').replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim();

/**
 * Returns the first line of a server text that has printable characters, with each run of white space as one space;
 * `''` if there is no such line. A line longer than `ERROR_TEXT_MAX_LENGTH` is cut and ends with an ellipsis. Markup
 * remains as plain characters.
 */
export function firstPrintableLine(text: string): string {
  const line =
    text
      .split(LINE_END)
      .map(removeUnprintableCharacters)
      .find((each) => !JOINERS_ONLY.test(each)) ?? '';
  if (line.length <= ERROR_TEXT_MAX_LENGTH) return line;
  return `${line
    .slice(0, ERROR_TEXT_MAX_LENGTH - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
