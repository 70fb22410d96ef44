import { type TestProject } from 'vitest/node';
import { prepare } from '../prepare.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { installedPostgres, startCluster } from './postgres-cluster.ts';
import { FILLED, inDatabase, keepRows } from './stores.ts';
import { NOON } from './noon.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster's own database, where the tests run on a Postgres. */
    postgres?: string;
  }
}

/** Starts a Postgres for the tests of one run, with a filled database that each test copies. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const programs = installedPostgres();
  if (programs === undefined) throw new Error('There is no Postgres on this machine.');
  const cluster = await startCluster(programs);
  try {
    await inDatabase(cluster.urlOf('postgres'), `create database ${FILLED}`);
    const store = openPostgresStore(cluster.urlOf(FILLED));
    await prepare(store.db, 'full', NOON);
    await store.close();
    await keepRows(cluster.urlOf(FILLED));
  } catch (error) {
    cluster.stop();
    throw error;
  }
  provide('postgres', cluster.urlOf('postgres'));
  return () => cluster.stop();
}
