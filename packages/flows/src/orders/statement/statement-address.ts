import type { ListedOrderType, Order } from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import { orderTypeOf } from '../../parts/order/order-state.ts';

/**
 * Identifies the order of a statement: the three parts of the address, `param_data` of the navigation state, and the
 * request (OM-174).
 */
export interface StatementParameters {
  readonly order_registration_no: string;
  readonly order_number: string;
  /** In lower case. */
  readonly order_type: string;
}

/** Placeholder for an empty part, which cannot be a segment of a path (C-96). */
const EMPTY_PART = '0';
const encodePart = (part: string): string => (part === '' ? EMPTY_PART : part);
/** Decodes a part of the address. */
export const decodePart = (text: string): string => (text === EMPTY_PART ? '' : text);

/** The two ways to a statement: a new tab, or the same tab on a narrow screen (OM-023, OM-175). */
export interface StatementLink {
  readonly href: string;
  readonly narrow: Exit;
}

const orderStatementParameters = (order: Order, listType: ListedOrderType): StatementParameters => ({
  order_registration_no: order.mf_order_registration_no,
  order_number: order.mf_order_number,
  order_type: orderTypeOf(order, listType),
});

export function createStatementLink(parameters: StatementParameters): StatementLink {
  const parts = [parameters.order_registration_no, parameters.order_number, parameters.order_type];
  return {
    href: `/sipConsolidatedStatement/${parts.map((part) => encodeURIComponent(encodePart(part))).join('/')}/`,
    narrow: { to: 'sipConsolidatedStatement', state: { param_data: parameters } },
  };
}

/** Offered by the provider's flag alone (OM-036). */
export const statementLinkOf = (order: Order, listType: ListedOrderType): StatementLink | null =>
  order.is_view_statement_allowed ? createStatementLink(orderStatementParameters(order, listType)) : null;
