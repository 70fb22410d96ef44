import { readClientRecords } from './client-records.ts';
import { type Handler } from '../ground/operations.ts';

/** Returns all clients; the contract has no pages. */
export const listClients: Handler<'listClients'> = async ({ db }) => ({
  is_redirect: false,
  result: await readClientRecords(db),
});
