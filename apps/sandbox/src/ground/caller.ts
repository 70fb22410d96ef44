/** The one step a pre-auth token is good for. */
export type PreAuthStep = 'email' | 'pin' | 'reset';

export type StaffRole = 'viewer' | 'operator' | 'norole';

/** Who asks, decided by the provider from the token alone. */
export type Caller =
  | { readonly kind: 'nobody' }
  | {
      readonly kind: 'preAuth';
      readonly id: string;
      readonly session: string;
      readonly step: PreAuthStep;
      readonly email: string;
      readonly emailVerified: boolean;
    }
  | { readonly kind: 'investor'; readonly id: string; readonly session: string }
  | { readonly kind: 'staff'; readonly id: string; readonly session: string; readonly role: StaffRole };

export type Investor = Extract<Caller, { kind: 'investor' }>;
export type PreAuth = Extract<Caller, { kind: 'preAuth' }>;

/** The investor behind a call whose auth level is investor; anything else is a mistake of the router. */
export const investorOf = (caller: Caller): Investor => {
  if (caller.kind !== 'investor') throw new Error('An investor operation was let through without an investor.');
  return caller;
};
