import type { Order } from '@folioflow/api/contract';

/** Percent that leaving an order costs; 0 without an exit load, and where it is not told as a figure. */
export const loadPercentOf = ({
  mf_order_scheme_specifications: { exitload },
}: Pick<Order, 'mf_order_scheme_specifications'>): number => (exitload.is_allowed ? exitload.percent : 0);

/** What an exit load takes of an amount, whole paise. */
export const loadOf = (paise: number, percent: number): number => Math.round((paise * percent) / 100);
