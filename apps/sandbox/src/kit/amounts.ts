const TYPED = /^\d{1,12}(?:\.\d{1,2})?$/;

/** Entered rupees as thousandths, so that sums are exact; undefined when the text is not a number of whole paise. */
export const thousandthsOf = (typed: string): number | undefined => {
  if (!TYPED.test(typed)) return undefined;
  const [whole = '0', fraction = ''] = typed.split('.');
  return Number(whole) * 1000 + Number(fraction.padEnd(3, '0'));
};

/** Rupees of an answer as thousandths. */
export const inThousandths = (rupees: number | string): number => Math.round(Number(rupees) * 1000);

/** Thousandths back to a number of rupees for the wire. */
export const rupeesOf = (thousandths: number): number => thousandths / 1000;

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `₹ 1,00,000.00` for texts and pages. */
export const rupeeText = (thousandths: number): string => `₹ ${grouped.format(rupeesOf(thousandths))}`;

const ONES = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const STEPS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

const inWords = (whole: number): readonly string[] => {
  for (const [step, name] of STEPS)
    if (whole >= step) return [...inWords(Math.floor(whole / step)), name, ...inWords(whole % step)];
  return whole < ONES.length ? [ONES[whole] ?? ''] : [TENS[Math.floor(whole / 10)] ?? '', ...inWords(whole % 10)];
};

/** Whole rupees as a form says them: `one lakh twenty five thousand`. */
export const wordsOf = (rupees: number): string =>
  rupees === 0
    ? 'zero'
    : inWords(Math.floor(rupees))
        .filter((word) => word !== '')
        .join(' ');
