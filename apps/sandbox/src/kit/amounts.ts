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

const ONES = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const STEPS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

const numberWords = (whole: number): readonly string[] => {
  for (const [step, name] of STEPS)
    if (whole >= step) return [...numberWords(Math.floor(whole / step)), name, ...numberWords(whole % step)];
  if (whole < ONES.length) return ONES.slice(whole, whole + 1);
  const tens = Math.floor(whole / 10) - 2;
  return [...TENS.slice(tens, tens + 1), ...numberWords(whole % 10)];
};

/** Whole rupees in words: `one lakh twenty five thousand`. number-to-words knows no lakh. */
export const amountInWords = (rupees: number): string => {
  const words = numberWords(Math.floor(rupees)).filter((word) => word !== '');
  return words.length === 0 ? 'zero' : words.join(' ');
};
