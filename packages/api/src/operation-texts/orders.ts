import { type OperationText } from './text.ts';

const orderUnknown = 'The order is unknown, or is not an order of the caller.';
const statusPath = 'Path and pairing with the operation are a proposal.';

export const ordersTexts = {
  listOrders: {
    summary: 'Lists the orders of a type',
    description: 'The type `xsip` returns SIPs with and without a mandate.',
    status: 'documented',
    references: ['OM-030', 'OM-047', 'OM-053', 'OM-286'],
    codes: {},
  },
  getOrderStatus: {
    summary: 'Returns an order with all its events',
    description: `Sent without \`request_from\`. The provider asks the exchange for the present state. ${statusPath}`,
    status: 'proposed',
    references: ['OM-287'],
    codes: { notFound: orderUnknown },
  },
  getSipResponse: {
    summary: 'Returns the response page of a placed SIP',
    description: `\`request_from\` is \`sipResponse\`. ${statusPath}`,
    status: 'proposed',
    references: ['OM-289'],
    codes: { notFound: orderUnknown },
  },
  getOrderResponse: {
    summary: 'Returns the response page of a placed order',
    description: `\`request_from\` is \`orderResponse\`. ${statusPath}`,
    status: 'proposed',
    references: ['OM-288'],
    codes: { notFound: orderUnknown },
  },
  getPaymentStatus: {
    summary: 'Returns the status of a payment',
    description: `\`request_from\` is \`paymentResponse\`. ${statusPath}`,
    status: 'proposed',
    references: ['OM-290'],
    codes: { notFound: orderUnknown },
  },
  getPortfolio: {
    summary: 'Returns the sums of all orders: invested, current value and returns',
    description: 'All amounts are in rupees. Without orders, `is_portfolio_available` is false.',
    status: 'documented',
    references: ['OM-183', 'OM-305'],
    codes: {},
  },
  listHoldings: {
    summary: 'Returns the units of each scheme and folio',
    description:
      'A closed holding has no units and no lots. The operations of holdings are optional: a provider without them ' +
      'answers 404, and the apps omit what they would show.',
    status: 'proposed',
    references: ['077'],
    codes: {},
  },
  listTransactions: {
    summary: 'Returns the changes of units of a holding, or of all holdings',
    description: 'An unknown holding has no transactions.',
    status: 'proposed',
    references: ['077'],
    codes: {},
  },
  getHoldingsHistory: {
    summary: 'Returns value and cost of all holdings by business day',
    description: 'The list begins with the first allotment.',
    status: 'proposed',
    references: ['077'],
    codes: {},
  },
  getOrderStatement: {
    summary: 'Returns the statement of an order',
    description: 'The statement is a PDF in base64, or an empty text if there is none.',
    status: 'documented',
    references: ['OM-174', 'OM-306'],
    codes: { notFound: orderUnknown },
  },
  createPaymentOrder: {
    summary: 'Returns the number for the payment of an order',
    description: 'Path, request and answer are a proposal. The apps do not call this operation.',
    status: 'proposed',
    references: ['OM-303'],
    codes: { notFound: orderUnknown, exchangeRejected: 'The order is paid or cancelled.' },
  },
  initiatePayment: {
    summary: 'Opens the payment of an order',
    description:
      'The answer contains the form that the browser submits to the payment gateway. `order_amount` equals the stored ' +
      'amount of the order. The path is a proposal.',
    status: 'proposed',
    references: ['OM-304'],
    codes: {
      invalid: 'The UPI id has a wrong form, or the amount differs from the order.',
      notFound: orderUnknown,
      exchangeRejected: 'The order is paid or cancelled, or the gateway rejected the payment.',
    },
  },
} as const satisfies Record<string, OperationText>;

export const backofficeTexts = {
  listClients: {
    summary: 'Lists the clients',
    description: 'For staff. The call is audited. A caller without the role receives 005 and no data.',
    status: 'documented',
    references: ['OM-230', 'OM-317'],
    codes: {},
  },
  createClientCode: {
    summary: 'Sends a client to the exchange for a client code',
    description:
      'For operators. `customer_id` has more than 7 characters. The approval follows later. The call is audited.',
    status: 'documented',
    references: ['OM-242', 'OM-319'],
    codes: {
      preconditionFailed: 'KYC or the e-signature is missing, or the client code is approved.',
      notFound: 'The customer is unknown.',
      exchangeRejected: 'The exchange rejected the client.',
    },
  },
  uploadElogPhoto: {
    summary: 'Forwards the photograph of a client to the exchange',
    description: 'For operators. The request has no file: the stored photograph is sent. The call is audited.',
    status: 'pathDocumented',
    references: ['OM-318'],
    codes: {
      preconditionFailed: 'The client code is not verified, or FATCA is already verified.',
      notFound: 'The customer is unknown.',
      exchangeRejected: 'The exchange rejected the photograph.',
    },
  },
} as const satisfies Record<string, OperationText>;
