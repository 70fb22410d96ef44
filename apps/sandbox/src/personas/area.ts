import { type Area } from '../ground/area.ts';
import { seedClients } from './seed-clients.ts';
import { allPersonas } from './all-personas.ts';

/** The customers that a fresh sandbox has. */
export const personas = {
  seed: async (db, { seed, now }) => {
    if (seed !== 'empty' && seed !== 'noClients') await seedClients(db, allPersonas, now);
  },
} satisfies Area;
