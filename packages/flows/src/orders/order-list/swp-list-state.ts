/** The navigation state of a list of orders that opens the SWP form of one of them, by its `_id`. */
export const swpListStateOf = (orderId: string) => ({ swp_order_id: orderId });

/** Parses the order whose SWP form a navigation state opens; null for any other state. */
export function parseSwpListState(state: unknown): string | null {
  const id = typeof state === 'object' && state !== null && 'swp_order_id' in state ? state.swp_order_id : null;
  return typeof id === 'string' && id !== '' ? id : null;
}
