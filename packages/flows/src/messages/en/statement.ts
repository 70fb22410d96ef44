/** Texts of the statement of an order; quoted texts of the specification are verbatim. */
export const statement = {
  title: 'Account statement',
  lead: 'All purchases and redemptions in this order, as of today.',
  document: 'Statement of {name}',
  download: 'Download Statement',
  unshown: 'This browser cannot show documents. Download the statement to read it.',
  loading: 'We are fetching your statement',
  toList: 'Go to Order List',
  unavailable: 'We could not fetch your statement',
  'unavailable.explain': 'Your order is safe. We just could not fetch the document.',
  retry: 'Try again',
} as const;
