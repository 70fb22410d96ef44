const TYPED = /^\d{1,12}(?:\.\d{1,3})?$/;

/** Rupees as thousandths, so that sums are exact; undefined when the text is not a decimal of at most 3 places. */
export const thousandthsOf = (typed: string): number | undefined => {
  if (!TYPED.test(typed)) return undefined;
  const [whole = '0', fraction = ''] = typed.split('.');
  return Number(whole) * 1000 + Number(fraction.padEnd(3, '0'));
};

/** Thousandths back to a number of rupees for the wire. */
export const rupeesOf = (thousandths: number): number => thousandths / 1000;

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `₹ 1,00,000.00` for texts and pages. */
export const rupeeText = (thousandths: number): string => `₹ ${grouped.format(rupeesOf(thousandths))}`;
