import { INVALID_CODE } from '@folioflow/api/contract';
import { acceptedLocally, type Port } from '../../kit/port.ts';
import type { PinConfirmationRequest } from '../../parts/identity/pin-confirmation/pin-confirmation.types.ts';
import { registerRequest } from './stp-registration.rules.ts';
import type { StpRegistrationPorts, Transfer, TransferResult } from './stp-registration.types.ts';

/** Sends the transfer, unless its target is not offered (DO-260). */
export const createRegisterPort =
  (registerStp: StpRegistrationPorts['registerStp']): Port<PinConfirmationRequest<Transfer>, TransferResult> =>
  (confirmation, scope) => {
    const request = registerRequest(confirmation);
    return request === null
      ? Promise.resolve(acceptedLocally<TransferResult>({ kind: 'unmatched', code: INVALID_CODE, messageText: '' }))
      : registerStp(request, scope);
  };
