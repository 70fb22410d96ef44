import { type OrderRow, type OrderState, type OrderType } from '../order-tables.ts';
import { type Kind } from './kind.ts';
import { single } from './single.ts';
import { sip } from './sip.ts';
import { stp } from './stp.ts';

const kinds = {
  single,
  installment: single,
  xsip: sip,
  sip,
  stp,
} satisfies Record<OrderType, unknown>;

/** The kind of an order, whose states the columns of a row do not know apart. */
export const kindOf = ({ type }: Pick<OrderRow, 'type'>) => kinds[type] as Kind<OrderRow, OrderState>;
