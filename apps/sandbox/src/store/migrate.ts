import { Migrator, type Migration } from 'kysely/migration';
import { type MigrationStep } from './columns.ts';
import { type Database } from './database.ts';
import { retryConflicts } from './retry-conflicts.ts';

/** Steps of an area by the name of their migration; several areas can contribute to the same migration. */
export type Migrations = Readonly<Record<string, MigrationStep>>;

const mergeMigrationSteps = (parts: readonly Migrations[]): Record<string, Migration> => {
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  const runStep = (name: string) => async (db: Parameters<Migration['up']>[0]) => {
    for (const part of parts) await part[name]?.(db as Parameters<MigrationStep>[0]);
  };
  return Object.fromEntries([...names].map((name) => [name, { up: runStep(name) }]));
};

/** Migrates the tables to the newest version. */
export const migrate = async (db: Database, parts: readonly Migrations[]): Promise<void> => {
  const migrations = mergeMigrationSteps(parts);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const run = async () => {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error instanceof Error ? error : new Error('A step failed.', { cause: error });
  };
  await retryConflicts(run).catch((error: unknown) => {
    throw new Error('The sandbox cannot bring its tables up to date.', { cause: error });
  });
};
