import { type Area } from '../../ground/area.ts';
import { SEED_PASSWORD_HASH } from './seed-hashes.ts';

const roles = ['viewer', 'operator', 'norole'] as const;

/** Staff accounts and the valid activation link; every seed contains them. */
export const seedAccess: NonNullable<Area['seed']> = async (db) => {
  const staff = roles.map((role) => ({
    id: `STAFF_${role}`,
    email: `${role}@staff.example`,
    password_hash: SEED_PASSWORD_HASH,
    role,
  }));
  await db.insertInto('staff').values(staff).execute();
  await db.insertInto('activations').values({ id: 'ok-1', customer_id: '', used: 0 }).execute();
};
