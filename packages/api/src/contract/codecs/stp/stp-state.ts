import type { Order } from '../../wire-types.gen.ts';

/** The `request_mode` in the navigation state of /stpSchemeList (DO-227, OM-017). */
export const START_STP = 'START STP';

/** Returns the navigation state of /stpSchemeList: the order to transfer from (OM-042). */
export const stpStateOf = (
  source: Order,
): { readonly request_mode: typeof START_STP; readonly selected_order: Order } => ({
  request_mode: START_STP,
  selected_order: source,
});
