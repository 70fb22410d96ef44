import type { FilterLists, LoginAnswer, ProfileData } from '@folioflow/api/contract';

/** Data that a sign-in stores (ON-151, ON-152): the profile, and the six option lists of the scheme filters. */
export interface SignInData {
  readonly profile: ProfileData;
  readonly masterList: FilterLists;
}

/**
 * Emitted as soon as an answer signs a person in, while a screen still waits for its OK: a reload must not undo it
 * (C-17).
 */
export interface PersonSignedIn {
  readonly type: 'person.signedIn';
  readonly signedIn: SignInData;
}

/** Login and code check have the same answer. */
type SignInAnswer = LoginAnswer;

/** Reads profile and master list of an answer with is_authenticated; returns null for any other (C-17, INV-50). */
export function parseSignInData({ is_authenticated, profileData, masterList }: SignInAnswer): SignInData | null {
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

const SESSION_FIELDS = [
  'token_id',
  'erase_token_id',
  'profileData',
  'masterList',
  'login_hint',
  'login_otp',
  'pin_hint',
] as const;

/** Converts an answer to navigation state (ON-149), without the fields of the session and without secrets (D-34). */
export function navigationStateOf(answer: SignInAnswer): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(answer).filter(([field]) => !SESSION_FIELDS.some((name) => name === field)));
}
