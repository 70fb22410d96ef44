import type { NomineeLists, OrderOffer } from '@folioflow/api/contract';
import { assign } from 'xstate';
import type { SharedAction, TypesWith } from '../../../kit/shared-action.ts';
import type { ChosenNominee, NomineeChoiceReport } from '../../nominee/nominee-choice/nominee-choice.types.ts';

const replaceNominees = (
  offer: OrderOffer<unknown>,
  { nominees, isNoNomineeRegistered, noNomineeForm }: NomineeLists,
): OrderOffer<unknown> => ({
  ...offer,
  investor: { ...offer.investor, nominees, isNoNomineeRegistered, noNomineeForm },
});

interface NomineeContext {
  readonly offer: OrderOffer<unknown> | null;
  readonly nominee: ChosenNominee | null;
}

interface NomineeActions<T extends TypesWith<NomineeContext>> {
  /** Sets the nominee of the last report of the nominee choice, and replaces the nominees of the offer. */
  readonly setNominee: SharedAction<T>;
  readonly clearNominee: SharedAction<T>;
}

const sharedActions = {
  /** DO-268, DO-276, DO-277. */
  setNominee: assign(({ context: { offer }, event }: { context: NomineeContext; event: NomineeChoiceReport }) =>
    event.type === 'nominee.settled' && offer !== null
      ? { nominee: { option: event.option, nomineeId: event.nomineeId }, offer: replaceNominees(offer, event) }
      : {},
  ),
  /** DO-276, DO-277. */
  clearNominee: assign({ nominee: null }),
};

/** Returns the actions of a checkout with a nominee choice, for its `setup`. */
export const nomineeActions = <T extends TypesWith<NomineeContext>>() =>
  // XState types an action by the whole chart; these use only the fields that `T` is required to have.
  sharedActions as unknown as NomineeActions<T>;
