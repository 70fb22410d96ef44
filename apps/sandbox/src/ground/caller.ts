/** Sign-up step that a pre-auth token permits. */
export type PreAuthStep = 'email' | 'pin' | 'reset';

export type StaffRole = 'viewer' | 'operator' | 'norole';

/**
 * Caller of an operation, determined from the token alone. `session` is the hash of the token; `sessionId` remains the
 * same when the token is renewed.
 */
export type Caller =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'preAuth';
      readonly id: string;
      readonly session: string;
      readonly step: PreAuthStep;
      readonly email: string;
      readonly emailVerified: boolean;
    }
  | { readonly kind: 'investor'; readonly id: string; readonly session: string; readonly sessionId: string }
  | { readonly kind: 'staff'; readonly id: string; readonly session: string; readonly role: StaffRole };

export type InvestorCaller = Extract<Caller, { kind: 'investor' }>;
export type PreAuthCaller = Extract<Caller, { kind: 'preAuth' }>;

/** Investor of a call with the auth level `investor`; any other caller is an error of the router. */
export const requireInvestor = (caller: Caller): InvestorCaller => {
  if (caller.kind !== 'investor') throw new Error('An investor operation was let through without an investor.');
  return caller;
};
