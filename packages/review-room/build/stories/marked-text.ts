/** Characters for private use: no text of the product contains them. */
const FIRST_DIGIT = 0xe100;
const RADIX = 64;
const START = '\uE000';

const marks = /[\uE000-\uF8FF]/g;
const numbered = /\uE000([\uE100-\uE13F]+)/g;

const digitsOf = (number: number): string =>
  (number < RADIX ? '' : digitsOf(Math.floor(number / RADIX))) + String.fromCodePoint(FIRST_DIGIT + (number % RADIX));
const numberOf = (digits: string): number =>
  Array.from(digits).reduce((sum, digit) => sum * RADIX + (digit.codePointAt(0) ?? 0) - FIRST_DIGIT, 0);

/** A parameter, an element or the first character: a component looks at the beginning and at the end of a text. */
const beginning = /^(?:\{\w+\}|<[^>]*>|[\s\S])/;

/** Returns a text with an invisible number inside, which remains there when parameters are filled in. */
export const markText = (text: string, number: number): string =>
  text === '' ? '' : text.replace(beginning, (first) => `${first}${START}${digitsOf(number)}`);

/** Returns the numbers of the marked texts inside a markup. */
export const marksIn = (markup: string): readonly number[] =>
  [...new Set([...markup.matchAll(numbered)].map(([, digits = '']) => numberOf(digits)))].sort((a, b) => a - b);

export const withoutMarks = (markup: string): string => markup.replace(marks, '');
