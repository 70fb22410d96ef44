/** Words of the statement of an order; quoted texts of the specification stand here verbatim. */
export const statement = {
  title: 'Account statement',
  lead: 'What was bought and sold in this order, as of today.',
  document: 'Statement of {name}',
  download: 'Download Statement',
  unshown: 'This browser does not show documents. Download the statement to read it.',
  loading: 'We are fetching your statement',
  toList: 'Go to Order List',
  unavailable: 'We could not fetch your statement',
  'unavailable.explain': 'Your order is safe; only the document could not be fetched.',
  retry: 'Retry',
} as const;
