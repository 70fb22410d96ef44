import { ERROR_TEXT_MAX_LENGTH } from '../contract/limits.ts';

const LINE_END = /[\n\r\v\f\u0085\u2028\u2029]/;
/** The joiners of Indian scripts are format characters that a word needs. */
const UNPRINTABLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const JOINERS_ONLY = /^[\s\u200c\u200d]*$/;

const printable = (text: string): string =>
  text.replace(/\t/g, ' ').replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim();

/**
 * The first line of a server's text that has printable characters, with runs of white space as one space. A longer line
 * than `ERROR_TEXT_MAX_LENGTH` ends with an ellipsis. Markup stays as its characters; `''` where no character is left.
 */
export function printableLine(text: string): string {
  const line =
    text
      .split(LINE_END)
      .map(printable)
      .find((each) => !JOINERS_ONLY.test(each)) ?? '';
  if (line.length <= ERROR_TEXT_MAX_LENGTH) return line;
  return `${line
    .slice(0, ERROR_TEXT_MAX_LENGTH - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
