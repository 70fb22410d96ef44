import type { Order } from '@folioflow/api/contract';

/** Exit load of an order in percent; 0 without one, and if the provider returns no figure. */
export const exitLoadPercentOf = ({
  mf_order_scheme_specifications: { exitload },
}: Pick<Order, 'mf_order_scheme_specifications'>): number => (exitload.is_allowed ? exitload.percent : 0);

/** Exit load of an amount in whole paise. */
export const computeExitLoad = (paise: number, percent: number): number => Math.round((paise * percent) / 100);
