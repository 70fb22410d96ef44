import { type Area } from '../ground/area.ts';
import { bitOf } from '../store/bit.ts';
import { watchlistIdOf } from './watchlist-tables.ts';

/** Persona with watchlists (sandbox.md, section 4). */
const OWNER = 'CUST00000114';
const seeded = [
  { name: 'Long term', codes: ['SC01', 'SC05', 'SC21'], isSubscribed: true },
  { name: 'Tax saving', codes: ['SC02', 'SC03'], isSubscribed: false },
  { name: 'Later', codes: [], isSubscribed: false },
] as const;

export const seedWatchlists: NonNullable<Area['seed']> = async (db, { seed }) => {
  if (seed === 'empty' || seed === 'noClients') return;
  const rows = seeded.map(({ name, codes, isSubscribed }, index) => ({
    id: watchlistIdOf(OWNER, index + 1),
    client_id: OWNER,
    position: index + 1,
    name,
    codes: JSON.stringify(codes),
    is_subscribed: bitOf(isSubscribed),
  }));
  await db.insertInto('watchlists').values(rows).execute();
};
