import { type RequestAction } from '@folioflow/api/contract';
import { formatTextDay, type Day } from '../days.ts';
import { amountInWords, documentAmountText } from '../amounts.ts';

/** Text of each state of an order. */
const states = {
  payment_pending: 'Payment pending',
  payment_processing: 'Payment is being processed',
  payment_failed: 'Payment failed',
  paid: 'Payment received',
  allotted: 'Units allotted',
  rta_rejected: 'Order rejected by the registrar',
  cancelled: 'Order cancelled',
  redeem_requested: 'Redemption requested',
  redeemed_full: 'Redeemed',
  transferred_full: 'Transferred',
  registered: 'Registered with the exchange',
  waiting_for_mandate: 'Mandate under approval',
  paused: 'Paused',
  completed: 'Completed',
};

/** Reasons for which a debit under a mandate fails. */
const debitFailures = {
  mandatePending: 'the mandate is not approved yet',
  mandateInactive: 'the mandate is not active',
  noBalance: 'the account had no balance',
  limitUsedUp: 'the limit of the mandate is used up',
};

export type DebitFailure = keyof typeof debitFailures;

/** A position in a plan, counted from 1. */
interface PlanPosition {
  readonly position: number;
  readonly count: number;
}

/** Orders that a plan creates. */
export type PlanPart = 'instalments' | 'transfers';

/** Texts of the provider to a person, in English. Amounts are written already. */
export const en = {
  tag: 'en-IN',
  codes: {
    login: (code: string) => `${code} is your Folioflow one-time password. It is valid for 5 minutes. Do not share it.`,
    action: (code: string, action: RequestAction) =>
      `${code} is your one-time password for "${action}". It is valid for 5 minutes.`,
  },
  client: {
    activation: 'Welcome to Folioflow. Open the link to activate your account.',
    codeApproved: (clientCode: string) => `Your client code ${clientCode} was approved. You can invest now.`,
    codeRejected: 'The exchange did not approve your client code. Our team will get in touch with you.',
  },
  order: {
    states,
    debitFailures,
    mail: (line: string, order: { readonly amount: string; readonly scheme: string; readonly number: string }) =>
      `${line}: ${order.amount} in ${order.scheme} (order ${order.number}).`,
    /** `fee` is '' without an exit load */
    redeemed: (amount: string, fee: string) =>
      `${states.redeemed_full}: ${amount} credited${fee === '' ? '' : ` after an exit load of ${fee}`}`,
    planProgress: ({ position, count }: PlanPosition, part: PlanPart) => `${position} of ${count} ${part} processed`,
    planNext: (day: Day, _part: PlanPart) => `Next on ${formatTextDay(day)}`,
    installmentFailed: ({ position, count }: PlanPosition, failure: DebitFailure) =>
      `Instalment ${position} of ${count} failed: ${debitFailures[failure]}`,
    sipCompleted: 'Your SIP is complete',
    stpCompleted: 'Your STP is complete',
    swpRegistered: (count: number, amount: string) => `SWP registered: ${count} payouts of ${amount}`,
    /** `fee` is '' without an exit load */
    payoutCredited: ({ position, count }: PlanPosition, amount: string, fee: string) =>
      `SWP payout ${position} of ${count}: ${amount} credited${fee === '' ? '' : ` after an exit load of ${fee}`}`,
    payoutNotMade: ({ position, count }: PlanPosition) =>
      `SWP payout ${position} of ${count} was not made: nothing is left to pay out`,
    swpCancelled: 'SWP cancelled',
    swpCompleted: 'SWP ended: the last payout is made',
  },
  gateway: {
    payment: 'Payment',
    startAgain: 'Close this page and start the payment again from your orders.',
    invalid: 'This payment request is not valid.',
    wrongAmount: 'The amount does not match the order.',
    paidBefore: 'This payment has already been made.',
    bank: 'Sandbox bank',
    notice: 'Sandbox bank: no money moves here',
    title: (number: string) => `Pay for order ${number}`,
    outcomes: { Success: 'Success', Pending: 'Pending', Failure: 'Failure', Abandon: 'Abandon' },
  },
  /** amount of a document, in thousandths of a rupee */
  documentAmount: documentAmountText,
  statement: {
    title: 'Account statement',
    asOf: (day: string) => `As of ${day}`,
    investor: 'Investor',
    scheme: 'Scheme',
    folio: 'Folio',
    registration: 'Registration number',
    orderNumber: 'Order number',
    columns: {
      day: 'Date',
      booking: 'Booking',
      amount: 'Amount',
      nav: 'NAV',
      units: 'Units',
      unitsHeld: 'Units held',
    },
    bookings: {
      purchase: (number: string) => `Purchase ${number}`.trim(),
      redemption: 'Redemption',
      withdrawal: 'Withdrawal',
      transfer: 'Transfer out',
    },
    empty: 'Nothing has been booked yet.',
    unitsHeld: 'Units held',
    invested: 'Invested',
    value: 'Current value',
  },
  nomination: {
    title: 'Nomination form',
    lines: (name: string, relationship: string) => [`Nominee: ${name}`, `Relationship: ${relationship}`],
  },
  declaration: {
    title: 'Declaration: no nominee',
    lines: [
      'I do not wish to appoint a nominee for my mutual fund units.',
      'Sign this form, scan it and upload the scan.',
    ],
  },
  mandateForm: {
    file: (number: string) => `NACH mandate ${number}`,
    title: 'NACH debit mandate',
    reference: 'UMRN, filled in by the bank',
    date: 'Date',
    changes: { create: 'Create', modify: 'Modify', cancel: 'Cancel' },
    authorise: 'I authorise the stock exchange, as the collector of my investments in mutual funds, to debit my',
    accountTypes: { SB: 'Savings', CB: 'Current', NE: 'NRE', NO: 'NRO', other: 'Other' },
    account: 'Bank account number',
    bank: 'with the bank',
    ifsc: 'IFSC',
    inWords: 'an amount of rupees, in words',
    amountInWords: (rupees: number) => `${amountInWords(rupees)} only`.replace(/^./, (first) => first.toUpperCase()),
    inFigures: 'in figures, for all debits together',
    frequency: 'Frequency',
    frequencies: {
      monthly: 'Monthly',
      quarterly: 'Quarterly',
      halfYearly: 'Half-yearly',
      yearly: 'Yearly',
      whenPresented: 'As and when presented',
    },
    debitType: 'Debit type',
    debitTypes: { fixed: 'Fixed amount', maximum: 'Maximum amount' },
    mandate: 'Reference',
    from: 'Period from',
    until: 'to',
    declaration:
      'I agree to the debit of mandate processing charges by my bank as per its schedule of charges. This mandate holds until ' +
      'the day stated above, or until I cancel it. I have read what it authorises, and sign it as my account is operated.',
    signature: 'Signature of the account holder',
    upload: (number: string) => `Scan the signed form, and upload it as ${number}.png or ${number}.jpeg.`,
  },
};

/** Texts of a language: one that lacks any of them does not compile. */
export type Words = typeof en;
