import { type Fields } from '../kit/json.ts';
import { type Random } from '../kit/random.ts';
import { type Database } from '../store/database.ts';
import { clientMover } from '../clients/client-mover.ts';
import { orderMover } from '../orders/order-mover.ts';
import { paymentMover } from '../payments/payment-mover.ts';
import { type Mover } from './mover.ts';

export interface Advanced {
  readonly status: number;
  readonly body: unknown;
}

const movers: Readonly<Record<string, Mover>> = { order: orderMover, payment: paymentMover, client: clientMover };

/** The states that may follow for one entity, for the control page. */
export const nextStates = async (db: Database, entity: string, id: string): Promise<readonly string[]> =>
  (await movers[entity]?.next(db, id)) ?? [];

const refusal = (status: number, msg: string, next: readonly string[] = []): Advanced => ({
  status,
  body: { errors: [{ msg }], next },
});

/** Moves one entity to a state that may follow; 409 with the legal ones otherwise. */
export const advance = async (db: Database, random: Random, now: number, body: Fields): Promise<Advanced> => {
  const { entity, id, to } = body;
  const mover = typeof entity === 'string' ? movers[entity] : undefined;
  if (!mover || typeof id !== 'string' || typeof to !== 'string') {
    return refusal(400, `entity is one of ${Object.keys(movers).join(', ')}; id and to are texts.`);
  }
  return db.transaction().execute(async (transaction) => {
    const next = await mover.next(transaction, id);
    if (!next) return refusal(404, `There is no ${String(entity)} ${id}.`);
    if (!next.includes(to)) return refusal(409, `${String(entity)} ${id} cannot become ${to}.`, next);
    await mover.move(transaction, random, id, to, now);
    return { status: 200, body: { entity, id, state: to, next: (await mover.next(transaction, id)) ?? [] } };
  });
};
