import { type ClientState, clientStateOf } from '../clients/client-state.ts';
import { approveClientCode, requestClientCode } from '../clients/due-clients.ts';
import { createMagicValues } from '../ground/magic.ts';
import { Refusal } from '../ground/refusal.ts';
import { readClientForStaff } from '../kyc/information/get-stage-info.ts';
import { type Handler } from '../ground/operations.ts';

const REJECTED_PAN = 'ABCDE1111F';
const APPROVED_PAN = 'ABCDE2222F';

export const clientCodeMagic = createMagicValues('Name of a PAN file, anywhere in it', {
  [`pan-${REJECTED_PAN}`]: 'that number is read; the exchange refuses the client code later (071)',
  [`pan-${APPROVED_PAN}`]: 'that number is read; the client code is approved at once',
});

const obstacles: Readonly<Record<ClientState, string>> = {
  onboarding: 'KYC and e-sign of this client are not verified.',
  awaitingCode: '',
  codeRequested: 'The client code has already been requested.',
  codeApproved: 'The client code is approved already.',
};

/**
 * Requests a client code; the exchange decides later.
 * @throws Refusal 020 (not signed, asked for or approved already), 061 (no such client), 071 (exchange)
 */
export const createClientCode: Handler<'createClientCode'> = async (call) => {
  const { db, now, random, request, switches } = call;
  const client = await readClientForStaff(db, request.customer_id);
  const obstacle = obstacles[clientStateOf(client)];
  if (obstacle !== '') throw new Refusal('preconditionFailed', obstacle);
  if (client.pan === REJECTED_PAN) throw new Refusal('exchangeRejected', 'The exchange rejected the client.');
  if (client.pan === APPROVED_PAN) {
    await approveClientCode(db, random, client.id, now);
    return { messageText: 'The client code was approved.' };
  }
  await requestClientCode(db, client.id, now, switches.codeApprovalDays);
  return { messageText: 'The client was sent to the exchange.' };
};
