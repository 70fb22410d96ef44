import { Migrator, type Migration } from 'kysely/migration';
import { type MigrationStep } from './columns.ts';
import { type Database } from './database.ts';

/** Steps of an area by the migration they belong to; several areas may have a step in the same one. */
export type Migrations = Readonly<Record<string, MigrationStep>>;

const merged = (parts: readonly Migrations[]): Record<string, Migration> => {
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  const up = (name: string) => async (db: Parameters<Migration['up']>[0]) => {
    for (const part of parts) await part[name]?.(db as Parameters<MigrationStep>[0]);
  };
  return Object.fromEntries([...names].map((name) => [name, { up: up(name) }]));
};

/** Brings the tables to the newest form. */
export const migrate = async (db: Database, parts: readonly Migrations[]): Promise<void> => {
  const migrations = merged(parts);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The sandbox cannot bring its tables up to date.', { cause: error });
};
