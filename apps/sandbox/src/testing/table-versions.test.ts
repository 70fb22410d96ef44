import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import { countTableChanges } from './table-versions.ts';
import { sql } from 'kysely';

const store = openSqliteStore();
afterAll(() => store.close());

test('a table has a new version after each changed row, and the same one after a read', async () => {
  await sql`create table orders (id text primary key, amount integer)`.execute(store.db);
  await sql`create table payments (id text primary key)`.execute(store.db);
  const readVersions = await countTableChanges(store.db, ['orders', 'payments']);
  const versionsAfter = async (statement: string) => {
    await sql.raw(statement).execute(store.db);
    const versions = await readVersions();
    return [versions.get('orders'), versions.get('payments')];
  };
  expect(await versionsAfter(`insert into orders values ('a', 1), ('b', 2)`)).toEqual([2, 0]);
  expect(await versionsAfter(`update orders set amount = 3 where id = 'a'`)).toEqual([3, 0]);
  expect(await versionsAfter(`delete from orders where id = 'b'`)).toEqual([4, 0]);
  expect(await versionsAfter('select * from orders')).toEqual([4, 0]);
  expect(await versionsAfter(`insert into payments values ('p')`)).toEqual([4, 1]);
});
