import { expect, test } from 'vitest';
import { readTexts } from './testing/read-texts.ts';
import { hindi as inHindi } from './testing/texts.ts';

/** Words in Latin script that Hindi readers know in that script. */
const latinWords = new Set([
  // Codes, formats and units.
  ...['IFSC', 'ISIN', 'IDCW', 'FATCA', 'UPI', 'NACH', 'UIDAI', 'PEP', 'NRE', 'NRO', 'XIRR', 'STT', 'AM', 'PM', 'IST'],
  ...['PDF', 'CSV', 'PNG', 'JPEG', 'JPG', 'png', 'jpeg', 'MB', 'payments', 'ics'],
  // Examples of an IFSC, an email address and a UPI ID, a section of the income tax return, the tag of the language.
  ...['HDFC0000001', 'asha@example', 'com', 'name@bank', '112A', 'hi', 'IN'],
  // The platform of the exchange, and a kind of computer.
  ...['BSE', 'StAR', 'MF', 'Mac'],
  // Letters of compared schemes, and keys.
  ...['A', 'B', 'C', 'Z', 'J', 'K', 'R', 'Esc'],
  // Settlement types of the exchange, and the version of a page.
  ...['T', 'T1', 'T2', 'T3', 'V'],
]);

/** Texts that are the same in both languages: abbreviations and letters without a Hindi form. */
const sameTexts = new Set([
  ...['IDCW', 'ISIN', 'IFSC', 'FATCA', 'STT {amount}', 'NRE', 'NRO', 'AM', 'PM', '{time} IST', 'payments.ics'],
  ...['A', 'B', 'C', 'V.0.0.2', 'V.0.0.11'],
]);

/** Texts whose English ends with the full stop of an abbreviation. */
const otherEnds = new Set(['discovery.chart.return.perYear', 'fundPortfolio.column.number', 'schemes.card.annual']);

interface Pair {
  readonly place: string;
  readonly english: string;
  readonly hindi: string;
}

const englishTexts = readTexts('en');
const pairs: readonly Pair[] = [...readTexts('hi')].map(([place, hindi]) => ({
  place,
  english: englishTexts.get(place) ?? englishTexts.get(place.replace(/ \w+$/, '')) ?? '',
  hindi,
}));

const withoutPlaces = (text: string) => text.replaceAll(/\{\w+\}/g, '');
const hasLetters = (text: string) => /\p{L}/u.test(withoutPlaces(text));

/** Lists the Latin words of a text that are not among the known ones. */
const findLatinWords = (text: string): readonly string[] =>
  (withoutPlaces(text).match(/[\w@]*[A-Za-z][\w@]*/g) ?? []).filter((word) => !latinWords.has(word));

/** Lists the faults of spelling that a text has by the rules of the glossary. */
const findSpellingFaults = (text: string): readonly string[] => [
  ...(text === text.normalize('NFC') ? [] : ['form other than NFC']),
  ...(/[०-९]/.test(text) ? ['Devanagari digit'] : []),
  ...(text.includes(';') ? ['semicolon'] : []),
  ...(/\s।|\|/.test(text) ? ['space or bar instead of a danda'] : []),
  ...(/ {2}|[\u200B-\u200D]/.test(text) ? ['double or invisible space'] : []),
];

test('no text has Latin words beyond the known abbreviations', () => {
  expect(pairs.flatMap(({ place, hindi }) => findLatinWords(hindi).map((word) => `${place}: ${word}`))).toEqual([]);
});

test('no text is left in English', () => {
  const same = pairs.filter(({ english, hindi }) => hasLetters(hindi) && english === hindi);
  expect(same.filter(({ hindi }) => !sameTexts.has(hindi)).map(({ place }) => place)).toEqual([]);
});

test('a sentence ends with a danda where the English one ends with a full stop', () => {
  const isSentence = (english: string) => /(?<!\.\.)\.$/.test(english);
  const differing = pairs.filter(({ english, hindi }) => isSentence(english) !== hindi.endsWith('।'));
  expect(differing.map(({ place }) => place).filter((place) => !otherEnds.has(place))).toEqual([]);
});

test('every text follows the spelling of the glossary', () => {
  expect(pairs.flatMap(({ place, hindi }) => findSpellingFaults(hindi).map((fault) => `${place}: ${fault}`))).toEqual(
    [],
  );
});

test('the official warning is verbatim', () => {
  expect(inHindi._('shell.warning')).toBe(
    'म्यूचुअल फंड निवेश बाजार जोखिमों के अधीन हैं, योजना संबंधी सभी दस्तावेजों को सावधानी से पढ़ें।'.normalize('NFC'),
  );
});

test.each(['Sign in करें', 'OTP डालें', 'password@ का'])('“%s” has a Latin word', (text) => {
  expect(findLatinWords(text)).not.toEqual([]);
});

test.each(['५ दिन', 'जाँचें; फिर भेजें', 'हो गया ।', 'हो  गया', '\u095Bरूरी'])('“%s” has a fault of spelling', (text) => {
  expect(findSpellingFaults(text)).not.toEqual([]);
});
