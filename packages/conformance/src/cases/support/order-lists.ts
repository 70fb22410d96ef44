import { type ListedOrderType, type Order } from '@folioflow/api/contract';
import { requireAccepted } from '../../judge/judge-answer.ts';
import { type Person } from '../../people/person.ts';
import { requireOffered } from './schemes.ts';

/** Reads one of the three order lists. */
export const readOrders = async (person: Person, order_type: ListedOrderType): Promise<readonly Order[]> =>
  requireAccepted(await person.call('listOrders', { order_type })).result;

/** Finds an order by a condition, described by `what` if there is none. */
export const findOrder = async (
  person: Person,
  type: ListedOrderType,
  what: string,
  fits: (order: Order) => boolean,
): Promise<Order> => requireOffered((await readOrders(person, type)).find(fits), what);

/** An allotted lumpsum order that may be redeemed, increased, withdrawn from and transferred. */
export const findAllotted = (person: Person): Promise<Order> =>
  findOrder(
    person,
    'single',
    'allotted order with all permissions',
    (order) =>
      order.mf_order_is_redeem &&
      order.mf_order_is_invest_more &&
      order.is_swp_allowed &&
      order.is_stp_allowed &&
      !order.mf_order_swp_enabled,
  );

/** A lumpsum order that is not paid. */
export const findUnpaid = (person: Person): Promise<Order> =>
  findOrder(person, 'single', 'unpaid order', (order) => order.is_payment_pending && order.is_cancel_allowed);

/** Reads an order by its id from a list; undefined without it. */
export const readOrder = async (person: Person, type: ListedOrderType, orderId: string): Promise<Order | undefined> =>
  (await readOrders(person, type)).find(({ order_id }) => order_id === orderId);
