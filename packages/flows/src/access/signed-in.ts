import type { FilterLists, LoginAnswer, ProfileData } from '@folioflow/api/contract';

/** What a sign-in stores (ON-151, ON-152): the profile, and the six option lists of the scheme filters. */
export interface SignedIn {
  readonly profile: ProfileData;
  readonly masterList: FilterLists;
}

/** Said as soon as an answer signs somebody in, where a screen still waits for its OK: a reload must not undo it (C-17). */
export interface PersonSignedIn {
  readonly type: 'person.signedIn';
  readonly signedIn: SignedIn;
}

/** Login and code check answer alike. */
type AuthAnswer = LoginAnswer;

/** Reads profile and master list of an answer with is_authenticated, null of any other (C-17, INV-50). */
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

/** What of an answer travels on as navigation state (ON-149): all but what the session keeps and what is secret (D-34). */
export function stateOf(answer: AuthAnswer): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(answer).filter(([field]) => !staysHere.some((name) => name === field)));
}
