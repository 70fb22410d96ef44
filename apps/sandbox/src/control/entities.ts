import { clientStateOf } from '../clients/client-state.ts';
import { type Database } from '../store/database.ts';
import { nextStates } from './advance.ts';

/** One thing that can be moved by hand, with the states that may follow. */
export interface Entity {
  readonly entity: 'order' | 'payment' | 'client';
  readonly id: string;
  readonly owner: string;
  readonly label: string;
  readonly state: string;
  readonly next: readonly string[];
}

const MOST = 40;

const orders = (db: Database) =>
  db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.registration_no',
      'orders.scheme_name',
      'orders.state',
      'clients.mobile',
    ])
    .orderBy('orders.created_at', 'desc')
    .limit(MOST)
    .execute();

const payments = (db: Database) =>
  db
    .selectFrom('payments')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .select(['payments.id', 'payments.order_number', 'payments.mode', 'payments.state', 'clients.mobile'])
    .where('payments.state', 'in', ['open', 'pending'])
    .orderBy('payments.opened_at', 'desc')
    .limit(MOST)
    .execute();

const clients = (db: Database) =>
  db
    .selectFrom('clients')
    .select(['id', 'mobile', 'first_name', 'last_name', 'is_esign_done', 'is_code_approved', 'code_due_at'])
    .where('is_esign_done', '=', 1)
    .orderBy('position', 'desc')
    .limit(MOST)
    .execute();

/** What can be moved now: the newest orders, payments under way, clients whose exchange steps are open. */
export const listEntities = async (db: Database): Promise<readonly Entity[]> => {
  const found: Omit<Entity, 'next'>[] = [
    ...(await payments(db)).map((row) => ({
      entity: 'payment' as const,
      id: row.id,
      owner: row.mobile,
      label: `${row.mode} payment of order ${row.order_number}`,
      state: row.state,
    })),
    ...(await orders(db)).map((row) => ({
      entity: 'order' as const,
      id: row.id,
      owner: row.mobile,
      label: `${row.number === '' ? row.registration_no : row.number} · ${row.scheme_name}`,
      state: row.state,
    })),
    ...(await clients(db)).map((row) => ({
      entity: 'client' as const,
      id: row.id,
      owner: row.mobile,
      label: `${row.first_name} ${row.last_name}`,
      state: clientStateOf(row),
    })),
  ];
  const entities: Entity[] = [];
  for (const one of found) entities.push({ ...one, next: await nextStates(db, one.entity, one.id) });
  return entities.filter(({ next }) => next.length > 0);
};
