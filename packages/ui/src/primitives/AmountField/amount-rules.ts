export interface AmountRules {
  /** 0 keeps digits only (DO-137); 3 for amounts and units with decimals (DO-384, OM-271). */
  decimals: number;
  /** Characters of the plain figure, without commas. */
  maxLength: number;
}

/** What stays of something typed or pasted: no foreign characters, no leading zeros (DO-385), nothing beyond the limits. */
export function tidyAmount(typed: string, { decimals, maxLength }: AmountRules): string {
  const kept = decimals === 0 ? typed.replace(/\D/g, '') : typed.replace(/[^\d.]/g, '');
  const [whole = '', ...parts] = kept.split('.');
  const stripped = whole.replace(/^0+(?=\d)/, '');
  if (parts.length === 0) return stripped.slice(0, maxLength);
  const fraction = parts.join('.');
  return `${stripped || '0'}.${isOnePoint(kept) ? fraction.slice(0, decimals) : fraction}`.slice(0, maxLength);
}

/** A second decimal point makes it no figure. */
export const isOnePoint = (text: string): boolean => text.split('.').length <= 2;
