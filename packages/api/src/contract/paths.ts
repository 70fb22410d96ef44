/** Two operations ask here: for the details of an order, and for what became of a payment. */
export const PAYMENT_STATUS_PATH = '/order/payment/status';

/** Joins with exactly one slash, whichever way either part is spelled. */
export const joinPath = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
