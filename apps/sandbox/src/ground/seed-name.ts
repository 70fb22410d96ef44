export const seedNames = ['market', 'full', 'empty', 'personas', 'noClients', 'many'] as const;

/** What an empty database is filled with. */
export type SeedName = (typeof seedNames)[number];
