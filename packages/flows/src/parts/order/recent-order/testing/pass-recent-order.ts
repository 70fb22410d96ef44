import type { SimulatedClock } from 'xstate';

/** Advances the clock until the check times out, so that a submitted order continues without it. */
export const passRecentOrder = ({ clock }: { readonly clock: SimulatedClock }): void => clock.increment(3_000);
