import { type OrderRow, type OrderState, type OrderType } from '../records/order-tables.ts';
import { type OrderKind } from './kind.ts';
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

/** Kind of an order. The cast is needed because the type of a row does not narrow its states. */
export const orderKindOf = ({ type }: Pick<OrderRow, 'type'>) => kinds[type] as OrderKind<OrderRow, OrderState>;
