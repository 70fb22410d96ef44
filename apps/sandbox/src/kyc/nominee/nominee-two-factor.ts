import { REQUEST_ACTIONS } from '@folioflow/api/contract';
import { requireInvestor } from '../../ground/caller.ts';
import { readCheckoutFacts } from '../../clients/checkout-facts.ts';
import { readNominees } from '../../clients/nominees.ts';
import { checkAndUseTwoFactor } from '../../codes/two-factor.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type Handler } from '../../ground/operations.ts';

/**
 * Confirms the stored nominees by both codes and returns the new checkout flags. If all nominees are confirmed already,
 * no code is checked and nothing changes.
 * @throws Refusal 020 (no nominee), 031, 032, 033
 */
export const validateNomineeTwoFactor: Handler<'validateNomineeTwoFactor'> = async (call) => {
  const investor = requireInvestor(call.caller);
  const nominees = await readNominees(call.db, investor.id);
  if (nominees.length === 0) throw new Refusal('preconditionFailed', 'There is no nominee to confirm.');
  if (nominees.some(({ is_verified }) => is_verified === 0)) {
    await checkAndUseTwoFactor(call, investor, REQUEST_ACTIONS.nomineeUpdate, call.request.two_factor_authentication);
    await call.db.updateTable('nominees').set({ is_verified: 1 }).where('client_id', '=', investor.id).execute();
  }
  const { flags } = await readCheckoutFacts(call, investor.id);
  return {
    messageText: 'Your nominee was verified.',
    result: { is_bse_nominee_verified: flags.is_bse_nominee_verified },
    is_bse_nominee_verified: flags.is_bse_nominee_verified,
    is_order_checkout_allowed: flags.is_order_checkout_allowed,
    is_bse_client_code_approved: flags.is_bse_client_code_approved,
    order_checkout_validation_message: flags.order_checkout_validation_message,
  };
};
