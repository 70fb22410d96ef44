import { type ClientRow } from './client-tables.ts';

/** Progress of a client at the exchange (sandbox.md 3.1). */
export type ClientState = 'onboarding' | 'awaitingCode' | 'codeRequested' | 'codeApproved';

export const clientStateOf = (
  client: Pick<ClientRow, 'is_esign_done' | 'is_code_approved' | 'code_due_at'>,
): ClientState => {
  if (client.is_code_approved === 1) return 'codeApproved';
  if (client.is_esign_done === 0) return 'onboarding';
  return client.code_due_at === null ? 'awaitingCode' : 'codeRequested';
};
