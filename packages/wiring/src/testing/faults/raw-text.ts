import { readPageText } from '../page.ts';

/** Texts of code that reach a page by mistake: values without a format, and errors of the runtime or the network. */
const RAW_TEXT =
  /\b(?:undefined|NaN|Infinity|null)\b|\[object \w+\]|\b\w*Error\b: |Failed to fetch|status code \d{3}|Unexpected (?:token|end of)/;

/** Finds the first text of code on the page. */
export function findRawText(): readonly string[] {
  const found = RAW_TEXT.exec(readPageText());
  return found === null ? [] : [`raw text: ${found[0]}`];
}
