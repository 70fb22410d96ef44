import { type TestProject } from 'vitest/node';
import { migrateAndSeed } from '../prepare.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { findInstalledPostgres, startCluster } from './postgres-cluster.ts';
import { queriedModules, recordQueries } from './recorded-queries.ts';
import { FILLED_DATABASE, runStatements, copyRowsAside, logStatements } from './stores.ts';
import { NOON } from './noon.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the cluster's default database, if the tests run on Postgres. */
    postgres?: string;
    /** Modules whose queries have filled the first database. */
    queriedModules?: readonly string[];
  }
}

/** Starts a Postgres for a test run, with a seeded database that each test copies. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const programs = findInstalledPostgres();
  if (programs === undefined) throw new Error('There is no Postgres on this machine.');
  const cluster = await startCluster(programs);
  try {
    await runStatements(cluster.urlOf('postgres'), `create database ${FILLED_DATABASE}`);
    await logStatements(cluster.urlOf('postgres'), FILLED_DATABASE);
    const store = recordQueries(openPostgresStore(cluster.urlOf(FILLED_DATABASE)));
    await migrateAndSeed(store.db, 'full', NOON);
    await store.close();
    await copyRowsAside(cluster.urlOf(FILLED_DATABASE));
  } catch (error) {
    cluster.stop();
    throw error;
  }
  provide('postgres', cluster.urlOf('postgres'));
  provide('queriedModules', [...queriedModules]);
  return () => cluster.stop();
}
