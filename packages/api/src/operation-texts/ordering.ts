import { oneTimeCodeRefusals, pinRefusals, type OperationText } from './text.ts';

const wrongAmount = 'The amount is outside the limits, or has more than two decimals.';
const orderUnknown = 'The order is unknown, or is not an order of the caller.';
const exchangeRejected = 'The exchange rejected the order.';

export const orderingTexts = {
  listNominees: {
    summary: 'Lists the nominees for an order',
    description:
      '`is_selected` marks the nominee that the investor chose last, in an order or in the KYC; the declaration marks ' +
      'none (PROPOSED). A checkout suggests it. The answer also contains the form of the declaration, a PDF in base64.',
    status: 'documented',
    references: ['DO-291', 'DO-412', 'OM-110', 'OM-302'],
    codes: {},
  },
  createSingleOrder: {
    summary: 'Places a lumpsum order',
    description:
      'Requires the code of the action `single order registration`. The payment is pending afterwards. After the cut-off ' +
      'time of the scheme, `order_start_date` is the next working day. The path is a proposal.',
    status: 'proposed',
    references: ['DO-408', 'OM-291'],
    codes: {
      preconditionFailed: 'The investor may not order: KYC, client code or nominee is missing, or an order is pending.',
      ...oneTimeCodeRefusals,
      invalid: wrongAmount,
      notFound: 'The scheme, the nominee or the bank account is unknown.',
      exchangeRejected,
    },
  },
  createSipOrder: {
    summary: 'Places a SIP without a mandate',
    description:
      'Requires the code of the action `sip order registration`. A first instalment that is due today is created at once.',
    status: 'documented',
    references: ['DO-327', 'DO-328', 'DO-409'],
    codes: {
      preconditionFailed: 'The investor may not order, the mandate is not usable, or the date is not allowed.',
      ...oneTimeCodeRefusals,
      invalid: 'Amount, number of instalments or date is outside the limits.',
      notFound: 'The scheme, the mandate, the nominee or the bank account is unknown.',
      exchangeRejected,
    },
    variants: [
      { id: 'createSipOrderXsip', summary: 'Places a SIP under a mandate (`sip_type` is `xsip`, in any case)' },
    ],
  },
  listStpSchemes: {
    summary: 'Lists the target schemes for a regular transfer from an order',
    description: 'The target schemes belong to the fund house of `scheme_filter.scheme_amc`.',
    status: 'documented',
    references: ['DO-228', 'DO-396'],
    codes: { preconditionFailed: 'The order does not allow a transfer.', notFound: orderUnknown },
  },
  registerStp: {
    summary: 'Registers a regular transfer (STP) into another scheme',
    description: 'Confirmed by PIN.',
    status: 'documented',
    references: ['DO-006', 'DO-261', 'DO-405'],
    codes: {
      preconditionFailed: 'The order does not allow a transfer.',
      ...pinRefusals,
      invalid: 'Amount, number or date is outside the limits, or the sum exceeds the available amount.',
      notFound: 'The order or the target scheme is unknown.',
      exchangeRejected,
    },
  },
  createSwp: {
    summary: 'Registers regular payouts (SWP) from an order',
    description: 'Requires the code of the action `swp registration`, in `swp_order`.',
    status: 'documented',
    references: ['DO-337', 'DO-410', 'OM-092', 'OM-297'],
    codes: {
      preconditionFailed: 'The order does not allow payouts, or a SWP is running.',
      ...oneTimeCodeRefusals,
      invalid: 'Amount, number, frequency or date is outside the limits.',
      notFound: orderUnknown,
      exchangeRejected,
    },
  },
  cancelSwp: {
    summary: 'Ends the regular payouts (SWP) from an order',
    description: 'Confirmed by PIN. `swp_order` contains the running plan, with empty codes.',
    status: 'documented',
    references: ['OM-094', 'OM-298'],
    codes: { preconditionFailed: 'There is no SWP.', ...pinRefusals, notFound: orderUnknown },
  },
  createAdditionalOrder: {
    summary: 'Invests a further amount into an order',
    description: 'Creates an order to be paid. Absent fields of the answer are as in the first order.',
    status: 'documented',
    references: ['OM-126', 'OM-292'],
    codes: {
      preconditionFailed: 'The order does not allow a further investment.',
      invalid: 'The amount is below `mf_order_minimum_investment_amount`, or has more than two decimals.',
      notFound: orderUnknown,
      exchangeRejected,
    },
  },
  sendRedeemOtp: {
    summary: 'Sends the codes that confirm a redemption',
    description:
      'Sends a code by mobile and another by email. The id is also bound to the order and the amount; the earlier id of ' +
      'the order is invalid.',
    status: 'documented',
    references: ['OM-136', 'OM-293'],
    codes: {
      preconditionFailed: 'The order cannot be redeemed.',
      otpRequestedTooSoon: 'More than five codes were requested for this action in 15 minutes.',
      invalid: wrongAmount,
      notFound: orderUnknown,
    },
  },
  redeemOrder: {
    summary: 'Redeems an amount of an order',
    description: 'Requires the codes of `sendRedeemOtp`. `mf_order_notification_message` describes the payout.',
    status: 'documented',
    references: ['OM-138', 'OM-294'],
    codes: {
      preconditionFailed: 'The order cannot be redeemed.',
      ...oneTimeCodeRefusals,
      invalid: wrongAmount,
      notFound: orderUnknown,
      exchangeRejected,
    },
  },
  cancelOrder: {
    summary: 'Cancels an unpaid lumpsum order, or ends a STP',
    description: 'Confirmed by PIN.',
    status: 'documented',
    references: ['OM-079', 'OM-295'],
    codes: { ...pinRefusals, notFound: orderUnknown, exchangeRejected },
  },
  cancelSip: {
    summary: 'Ends a SIP without a mandate',
    description: 'Confirmed by PIN. No further instalment is debited.',
    status: 'documented',
    references: ['OM-080', 'OM-296'],
    codes: { ...pinRefusals, notFound: orderUnknown, exchangeRejected },
    variants: [{ id: 'cancelSipXsip', summary: 'Ends a SIP under a mandate (`order_type` is `xsip`)' }],
  },
  pauseSip: {
    summary: 'Skips the next instalments of a SIP without a mandate',
    description: 'Confirmed by PIN. The minimum and the maximum number of instalments are fields of the order.',
    status: 'documented',
    references: ['OM-086', 'OM-296'],
    codes: {
      preconditionFailed: 'The SIP cannot be paused.',
      ...pinRefusals,
      invalid: 'The number of instalments is outside the limits of the order.',
      notFound: orderUnknown,
      exchangeRejected,
    },
    variants: [
      { id: 'pauseSipXsip', summary: 'Skips the next instalments of a SIP under a mandate (`order_type` is `xsip`)' },
    ],
  },
} as const satisfies Record<string, OperationText>;
