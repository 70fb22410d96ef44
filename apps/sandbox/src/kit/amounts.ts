const AMOUNT_PATTERN = /^\d{1,12}(?:\.\d{1,2})?$/;

/** Entered rupees in thousandths, so that sums are exact; undefined if the text is not a number of whole paise. */
export const parseThousandths = (typed: string): number | undefined => {
  if (!AMOUNT_PATTERN.test(typed)) return undefined;
  const [whole, fraction = ''] = typed.split('.');
  return Number(whole) * 1000 + Number(fraction.padEnd(3, '0'));
};

/** Rupees of an answer in thousandths. */
export const toThousandths = (rupees: number | string): number => Math.round(Number(rupees) * 1000);

/** Thousandths as a number of rupees for the wire. */
export const toRupees = (thousandths: number): number => thousandths / 1000;

const format = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const paiseFormat = new Intl.NumberFormat('en-IN', format);
const rupeeFormat = new Intl.NumberFormat('en-IN', { ...format, style: 'currency', currency: 'INR' });
const shortFormat = new Intl.NumberFormat('en-IN', { ...format, trailingZeroDisplay: 'stripIfInteger' });

/** `₹1,00,000` or `₹1,00,000.50` for texts and pages. */
export const rupeeText = (thousandths: number): string => `₹${shortFormat.format(toRupees(thousandths))}`;

/** `Rs. 1,00,000.00` for documents, whose font has no rupee sign. */
export const documentAmountText = (thousandths: number): string => `Rs. ${paiseFormat.format(toRupees(thousandths))}`;

/** `₹1,00,000.00` for documents whose font has the rupee sign. */
export const preciseRupeeText = (thousandths: number): string => rupeeFormat.format(toRupees(thousandths));

/** Names that are counted: two lakh. */
const COUNTED_NAMES = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;
/** Names that are added: twenty one. */
const ADDED_NAMES = [
  [90, 'ninety'],
  [80, 'eighty'],
  [70, 'seventy'],
  [60, 'sixty'],
  [50, 'fifty'],
  [40, 'forty'],
  [30, 'thirty'],
  [20, 'twenty'],
  [19, 'nineteen'],
  [18, 'eighteen'],
  [17, 'seventeen'],
  [16, 'sixteen'],
  [15, 'fifteen'],
  [14, 'fourteen'],
  [13, 'thirteen'],
  [12, 'twelve'],
  [11, 'eleven'],
  [10, 'ten'],
  [9, 'nine'],
  [8, 'eight'],
  [7, 'seven'],
  [6, 'six'],
  [5, 'five'],
  [4, 'four'],
  [3, 'three'],
  [2, 'two'],
  [1, 'one'],
] as const;

const numberWords = (whole: number): readonly string[] => {
  for (const [value, name] of COUNTED_NAMES)
    if (whole >= value) return [...numberWords(Math.floor(whole / value)), name, ...numberWords(whole % value)];
  for (const [value, name] of ADDED_NAMES) if (whole >= value) return [name, ...numberWords(whole - value)];
  return [];
};

/** Whole rupees in words: `one lakh twenty five thousand`. number-to-words knows no lakh. */
export const amountInWords = (rupees: number): string => numberWords(Math.floor(rupees)).join(' ') || 'zero';
