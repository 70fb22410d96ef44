import { clientRecords } from './client-records.ts';
import { type Handler } from '../ground/operations.ts';

/** Every client, for whoever may read them; the contract knows no pages. */
export const listClients: Handler<'listClients'> = async ({ db }) => ({
  is_redirect: false,
  result: await clientRecords(db),
});
