import { type Ledger } from './ledger.ts';
import { endpointOf } from './order-steps.ts';

type JsonObject = Readonly<Record<string, unknown>>;

async function callProvider(
  sandbox: string,
  at: { path: string; method: string },
  body: unknown,
  headers: Record<string, string>,
) {
  const answer = await fetch(sandbox + at.path, {
    method: at.method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as JsonObject;
}

const resultOf = (answer: JsonObject) => (answer['result'] ?? {}) as JsonObject;

/** Submits every order whose answer was lost again, under the same key; returns the number of these orders. */
export async function retryUnconfirmedOrders(sandbox: string, ledger: Ledger): Promise<number> {
  const open = ledger.unconfirmed();
  for (const [key, { token, body }] of open) {
    const headers = { 'bb-access-token': token, 'idempotency-key': key };
    const answer = await callProvider(sandbox, endpointOf('createSingleOrder'), body, headers);
    const number = resultOf(answer)['mf_order_number'];
    if (answer['code'] === '000' && typeof number === 'string') ledger.acknowledge(key, number);
    else ledger.refuse(key);
  }
  return open.length;
}

export interface Reconciliation {
  readonly acknowledged: number;
  readonly found: number;
  /** Orders that were acknowledged and are not there. */
  readonly lost: readonly string[];
  /** Orders that are there beside the one that was acknowledged. */
  readonly extra: readonly string[];
  /** Payments that were acknowledged while the order can still be paid. */
  readonly unpaid: readonly string[];
}

interface ListedOrder {
  readonly mf_order_number: string;
  readonly mf_order_is_paynow: boolean;
}

/** Lays what was acknowledged beside what each investor's list shows. */
export async function reconcileOrders(sandbox: string, ledger: Ledger): Promise<Reconciliation> {
  const lost: string[] = [];
  const extra: string[] = [];
  const unpaid: string[] = [];
  let found = 0;
  const entries = ledger.acknowledged();
  for (const { mobile, number, isPaid } of entries) {
    const issued = await callProvider(sandbox, { path: '/__sandbox/token', method: 'POST' }, { mobile }, {});
    const headers = { 'bb-access-token': String(issued['token_id']) };
    const answer = await callProvider(sandbox, endpointOf('listOrders'), { order_type: 'single' }, headers);
    const listed = (answer['result'] ?? []) as readonly ListedOrder[];
    found += listed.length;
    const own = listed.find((order) => order.mf_order_number === number);
    if (own === undefined) lost.push(number ?? '');
    else if (isPaid && own.mf_order_is_paynow) unpaid.push(number ?? '');
    extra.push(...listed.filter((order) => order !== own).map((order) => order.mf_order_number));
  }
  return { acknowledged: entries.length, found, lost, extra, unpaid };
}
