/** Local storage key of the order whose payment is under way (AD-033). */
const KEY = 'payment_order_number';

export const keepPaymentNumber = (orderNumber: string | null): void => {
  if (orderNumber === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, orderNumber);
};

/** Reads the number and removes it: it is good for one look at the payment's status (OM-155). */
export function takePaymentNumber(): string | null {
  const orderNumber = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  return orderNumber;
}
