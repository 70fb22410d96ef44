import { type ClientRow } from '../../clients/client-tables.ts';
import { readCallingClient } from '../../clients/clients.ts';
import { type Call } from '../../ground/call.ts';
import { requireReachedStage, createStageRefusal } from './stages.ts';

/**
 * Calling customer, whose personal data is open from the personal stage until the signature.
 * @throws Refusal 020
 */
export const readClientInPersonalStage = async (call: Call): Promise<ClientRow> => {
  const client = await readCallingClient(call);
  requireReachedStage(client, 'personal');
  if (client.is_esign_done === 1) throw createStageRefusal(client, 'Your KYC is signed and cannot be changed.');
  return client;
};
