export const seedNames = ['market', 'full', 'empty', 'personas', 'noClients', 'many'] as const;

/** Content of a new database. */
export type SeedName = (typeof seedNames)[number];
