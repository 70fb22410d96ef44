import { type OperationText } from './text.ts';

const watchlistRefusals = {
  invalid: 'There is no scheme, or too many of them; the name is empty, too long or used.',
  notFound: 'A scheme is unknown.',
} as const;
const watchlistFile =
  'Returns the watchlists and one file of their schemes. An index beyond the last file returns no schemes.';

export const discoveryTexts = {
  listSchemes: {
    summary: 'Returns one file of the scheme list',
    description:
      'A file contains at most 1,000 schemes; `file_index` starts at 0, and an index beyond the last file returns no ' +
      'schemes. The answer is compressed (gzip, br) on request.',
    status: 'documented',
    references: ['DO-014', 'DO-395'],
    codes: {},
  },
  getSchemeStatistics: {
    summary: 'Returns everything about a scheme: prices, returns, holdings, managers and order terms',
    description: 'The answer also contains the conditions of the caller for placing an order of this scheme.',
    status: 'documented',
    references: ['DO-404'],
    codes: { notFound: 'The scheme is unknown.' },
  },
  listWatchlistSchemes: {
    summary: 'Returns the watchlists',
    description: watchlistFile,
    status: 'pathDocumented',
    references: ['DO-397', 'DO-398'],
    codes: {},
  },
  listAdviceSchemes: {
    summary: 'Returns the watchlists for the page of the advisor',
    description: `${watchlistFile} The method is a proposal.`,
    status: 'pathDocumented',
    references: ['DO-399'],
    codes: {},
  },
  addWatchlist: {
    summary: 'Saves schemes as a new watchlist',
    description:
      'The name has at most 30 characters and is unique. The call is not idempotent: a repetition is refused.',
    status: 'documented',
    references: ['DO-208', 'DO-400'],
    codes: watchlistRefusals,
  },
  modifyWatchlist: {
    summary: 'Replaces the name and the schemes of a watchlist',
    description:
      'The body is a proposal: it names each scheme by its code. The apps rename a watchlist by it, and add and remove schemes.',
    status: 'documented',
    references: ['DO-401'],
    codes: { ...watchlistRefusals, notFound: 'The watchlist or a scheme is unknown.' },
  },
  orderAdvice: {
    summary: 'Orders advice on a watchlist, or confirms its payment',
    description:
      '`create order` opens an order for the price of the plan; prices in the request are ignored. `confirm order` ' +
      'contains the answer of the card checkout and enables the subscription once.',
    status: 'documented',
    references: ['DO-402', 'DO-403'],
    codes: {
      preconditionFailed: 'The watchlist is already subscribed, or its payment is not confirmed yet.',
      notFound: 'The watchlist, the plan or the advisor is unknown.',
      paymentRejected: 'Signature, amount or order of the payment is not valid.',
    },
  },
} as const satisfies Record<string, OperationText>;
