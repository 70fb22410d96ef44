import { i18n } from '@folioflow/flows/testing/texts';

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const WEEKDAY = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, )?';

/** Spoken before the cut-off of a business day only. */
const CUT_OFF_LINE = 'For requests by 15:00 IST on DAY';

/** Spoken by a button whose answer takes longer than a second, on a slow machine only. */
const isLongWait = (phrase: string): boolean => phrase === `polite: ${i18n._('chrome.wait')}`;

/** Days and times are those of the run, and so are figures that follow from a NAV. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`\b${WEEKDAY}\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?: \d{4})?\b`, 'g'), 'DAY'],
  [new RegExp(String.raw`\b${MONTH} \d{4}\b`, 'g'), 'MONTH'],
  [/\b\d{1,2}:\d{2} [AP]M\b/g, 'TIME'],
  // A countdown goes on while the page is read.
  [/\b\d+ secs\b/g, 'N secs'],
  // After the cut-off, and on a day off.
  [/^If you pay now, /, 'If you pay by 15:00 IST on DAY, '],
  [/\b\d{1,2}(?:st|nd|rd|th)\b/g, 'Nth'],
  [/\b\d+ clients$/, 'N clients'],
  [/client code \d+/g, 'client code N'],
  [/₹[\d,]+\.\d+/g, '₹0.00'],
  [/[+-]\d[\d,]*\.\d+%/g, '±0.00%'],
  [/\b\d[\d,]*\.\d{3}(?:\d{3})? units/g, '0.000 units'],
  [/\bR?\d{8,10}\b/g, 'NUMBER'],
];

/** Values follow from the NAVs of the run: any of them can be a whole number of rupees, or change its sign. */
const valuedAmount = /([+-]?)₹[\d,]+(?:\.\d+)?/g;
/** Units of past purchases follow from NAVs too. */
const units = /\b\d[\d,]*\.\d{3}(?:\d{3})?\b/g;
const replaceValues = (phrase: string): string =>
  phrase.replace(valuedAmount, (_, sign: string) => (sign === '' ? '₹0.00' : '±₹0.00')).replace(units, '0.000');

/** One SIP is written by its scheme, several by their number: how many fall on the next day follows from the run. */
const sipsOfNextDay = /^(Next debit: .*\n)(?:\d+ SIPs on this day|SIP\n·\n.*)$/m;
const replaceSips = (phrases: readonly string[]): readonly string[] =>
  phrases.length === 0 ? [] : phrases.join('\n').replace(sipsOfNextDay, '$1SIPs on this day').split('\n');

/** Shorter forms of what the virtual screen reader says about a place in a set. */
const shorter: readonly (readonly [RegExp, string])[] = [
  [/^listitem, level \d+, (?:(current \w+), )?position (\d+), set size (\d+)$/, 'item $2 of $3 $1'],
  [/position (\d+), set size (\d+)/, '$1 of $2'],
  [/, orientated horizontally/, ''],
];

/** Returns the phrase with the text of a selected option in place of its value. */
const nameSelection = (phrase: string): string =>
  phrase.startsWith('combobox')
    ? [...document.querySelectorAll('option')].reduce(
        (text, { value, label }) => (value === '' ? text : text.replace(`, ${value},`, `, ${label},`)),
        phrase,
      )
    : phrase;

export interface ChangingParts {
  /** Words for texts of the run, such as the number of a mobile. */
  readonly names?: Readonly<Record<string, string>>;
  /** True if amounts and units follow from NAVs of the run, which are all left out. */
  readonly hasValues?: boolean;
}

/** Writes phrases without the parts that differ between two runs. */
export const writePhrases = (
  phrases: readonly string[],
  { names = {}, hasValues = false }: ChangingParts,
): readonly string[] =>
  replaceSips(phrases)
    .map((phrase) => writePhrase(hasValues ? replaceValues(phrase) : phrase, names))
    .filter((phrase) => phrase !== CUT_OFF_LINE && !isLongWait(phrase));

function writePhrase(phrase: string, names: Readonly<Record<string, string>>): string {
  const longestFirst = Object.entries(names).sort(([one], [other]) => other.length - one.length);
  const named = longestFirst.reduce((text, [value, name]) => text.replaceAll(value, name), nameSelection(phrase));
  return [...shorter, ...replacements].reduce((text, [pattern, word]) => text.replace(pattern, word), named).trimEnd();
}
