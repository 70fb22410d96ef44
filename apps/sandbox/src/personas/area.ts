import { type Area } from '../ground/area.ts';
import { seedClients } from './seed-clients.ts';
import { allPersonas } from './all-personas.ts';
import { createManyClients } from './many-clients.ts';

/** Customers of a new sandbox. */
export const personas = {
  seed: async (db, { seed, now }) => {
    if (seed === 'empty' || seed === 'noClients') return;
    await seedClients(db, seed === 'many' ? [...allPersonas, ...createManyClients()] : allPersonas, now);
  },
} satisfies Area;
