/** The attributes that describe the checkout; a change of one restarts it. */
export const CHECKOUT_ATTRIBUTES = [
  'provider-url',
  'scheme-isin',
  'scheme-code',
  'scheme-name',
  'option-code',
  'option-name',
  'frequency',
  'amount',
  'installments',
  'first-day',
] as const;

/** The name of an attribute that describes the checkout. */
export type CheckoutAttribute = (typeof CHECKOUT_ATTRIBUTES)[number];

/** Returns the value of an attribute; null without it. */
export type ReadAttribute = (name: CheckoutAttribute) => string | null;
