import type { FilterLists, LoginAnswer, ProfileData } from '@folioflow/api/contract';

/** Data that a sign-in stores (ON-151, ON-152): the profile, and the six option lists of the scheme filters. */
export interface SignedIn {
  readonly profile: ProfileData;
  readonly masterList: FilterLists;
}

/**
 * Emitted as soon as an answer signs a person in, while a screen still waits for its OK: a reload must not undo it
 * (C-17).
 */
export interface PersonSignedIn {
  readonly type: 'person.signedIn';
  readonly signedIn: SignedIn;
}

/** Login and code check have the same answer. */
type AuthAnswer = LoginAnswer;

/** Reads profile and master list of an answer with is_authenticated; returns null for any other (C-17, INV-50). */
export function signedInBy({ is_authenticated, profileData, masterList }: AuthAnswer): SignedIn | null {
  if (!is_authenticated || !profileData) return null;
  const lists = { ...masterList, ...masterList?.amc_filter_list };
  return {
    profile: profileData,
    masterList: {
      amc_list: lists.amc_list ?? [],
      amc_category: lists.amc_category ?? [],
      amc_risk: lists.amc_risk ?? [],
      growth_percentage: lists.growth_percentage ?? [],
      minimum_investment: lists.minimum_investment ?? [],
      investment_method: lists.investment_method ?? [],
    },
  };
}

const staysHere = [
  'token_id',
  'erase_token_id',
  'profileData',
  'masterList',
  'login_hint',
  'login_otp',
  'pin_hint',
] as const;

/** Converts an answer to navigation state (ON-149), without the fields of the session and without secrets (D-34). */
export function stateOf(answer: AuthAnswer): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(answer).filter(([field]) => !staysHere.some((name) => name === field)));
}
