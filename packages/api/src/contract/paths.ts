/** Shared by the operations that return an order's details, the status of a payment, and the response to an order. */
export const PAYMENT_STATUS_PATH = '/order/payment/status';

/** Joins base and path with exactly one slash. */
export const joinPath = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
