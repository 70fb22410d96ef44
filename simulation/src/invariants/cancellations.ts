import type { RecordedCall } from '../world/network.ts';
import type { Invariant, Observed } from './observed.ts';

const ORDER_PATHS = new Set(['/order/cancel', '/sip/cancel', '/xsip/cancel']);
const WITHDRAWAL_PATH = '/swp/cancel';

const orderIdOf = ({ body }: RecordedCall): string => {
  const { client_info } = (body ?? {}) as { readonly client_info?: { readonly order_id?: string } };
  return client_info?.order_id ?? '';
};

const isAccepted = ({ answer }: RecordedCall): boolean => answer?.['code'] === '000';

const countInstalments = ({ orders }: Observed, id: string): number =>
  orders.filter(({ parent_id }) => parent_id === id).length;

/** An accepted cancellation ends its order and its plan: nothing of it is due, and no instalment follows. */
export const createCancellationsInvariant = (): Invariant => {
  const cancelled = new Map<string, number>();
  return {
    name: 'an accepted cancellation ends its order',
    source: 'OM-043, OM-079, OM-081, sandbox.md 3.2 to 3.4',
    check: (observed) => {
      const problems: string[] = [];
      for (const call of observed.calls.filter(isAccepted)) {
        const id = orderIdOf(call);
        const row = observed.orders.find((order) => order.id === id);
        const isOrder = ORDER_PATHS.has(call.path);
        if (row === undefined || (!isOrder && call.path !== WITHDRAWAL_PATH)) continue;
        const name = `Order ${row.number || row.registration_no}`;
        if (isOrder && row.state !== 'cancelled') problems.push(`${name} was cancelled, and is ${row.state}.`);
        if (isOrder && row.due_at !== null) problems.push(`${name} was cancelled, and is due.`);
        const plans = observed.schedules.filter(
          ({ order_id, kind }) => order_id === id && (kind === 'swp') !== isOrder,
        );
        if (plans.some(({ due_at }) => due_at !== null)) problems.push(`${name}: a cancelled plan is due.`);
        if (isOrder) cancelled.set(id, countInstalments(observed, id));
      }
      for (const [id, count] of cancelled)
        if (countInstalments(observed, id) > count) problems.push(`The cancelled order ${id} has another instalment.`);
      return problems;
    },
  };
};
