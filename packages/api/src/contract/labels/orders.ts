// Constants sent by the client (contract 1.7): orders, their payment and mandates.
export const ORDER_PAYMENT_STATUS = 'order_payment_status';

export const ORDER_TYPES = ['single', 'xsip', 'stp', 'sip'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
/** A SIP debited under a mandate, and a SIP paid by hand. */
export const SIP_TYPES = ['xsip', 'sip'] as const;
export type SipType = (typeof SIP_TYPES)[number];
export const MANDATE_SIP = 'xsip' satisfies SipType;
/** The three order lists; `xsip` also contains plain SIP orders. */
export const LISTED_ORDER_TYPES = ['single', 'xsip', 'stp'] as const;
export type ListedOrderType = (typeof LISTED_ORDER_TYPES)[number];
export const ORDER_TYPE_LABELS = { single: 'Lumpsum', xsip: 'SIP', stp: 'STP' } as const satisfies Record<
  ListedOrderType,
  string
>;

/** The states of an order or a registration, one at a time (decision 026). A value is a name, never a text for people. */
export const ORDER_STATUSES = [
  'waitingForPayment',
  'processing',
  'allotted',
  'active',
  'paused',
  'completed',
  'payoutPending',
  'redeemed',
  'rejected',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Changes of the units of a holding. The first three add units, the others take them. */
export const UNIT_TRANSACTION_KINDS = [
  'purchase',
  'sipInstallment',
  'switchIn',
  'redemption',
  'withdrawal',
  'switchOut',
] as const;
export type UnitTransactionKind = (typeof UNIT_TRANSACTION_KINDS)[number];

export const BUY = 'P';
export const SELL = 'R';
export const FRESH = 'FRESH';
export const ADDITIONAL = 'ADDITIONAL';
export const ORDER_MODE = 'MOD';
export const STP_SCHEMES = 'stp schemes';

/** The first one is the default. */
export const PAYMENT_MODES = ['DIRECT', 'UPI'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const MANDATE_TYPE = 'X';
export const MANDATE_UPLOAD_TYPE = 'XSIP';
/** Values that a provider accepts; the client sends the first (C-83). */
export const MANDATE_UPLOAD_TYPES = [MANDATE_UPLOAD_TYPE, 'XSP'] as const;
export const WEB_REQUEST = 'web';
export const PRIMARY_ACCOUNT = 'primary';
