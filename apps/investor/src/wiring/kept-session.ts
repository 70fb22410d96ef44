import type { FilterLists, Option, ProfileData } from '@folioflow/api/contract';
import type { KeptSession } from '@folioflow/flows';
import type { Stores } from '@folioflow/wiring';

/** Local storage keys of the session (ON-444 to ON-446); the flow alone decides what stands there. */
const keys = { token: 'token', profile: 'profileData', masterList: 'masterList' } as const;

type Kept = Readonly<Record<string, unknown>>;
const isText = (value: unknown): value is string => typeof value === 'string';
const isFields = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whoever uses the browser, or an older app, may have left anything there. */
function parsed(text: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

function isProfile(kept: Kept): kept is Kept & ProfileData {
  const { login_mobile_number: mobile, login_email: email, login_name: name } = kept;
  return isText(mobile) && isText(email) && isText(name ?? '');
}

const isOption = (value: unknown): value is Option =>
  isFields(value) && isText(value['value']) && isText(value['label']);

const optionsIn = (value: unknown): Option[] => (Array.isArray(value) ? value.filter(isOption) : []);

const profileIn = (kept: Kept | null): ProfileData | null => (kept !== null && isProfile(kept) ? kept : null);

const listsIn = (kept: Kept | null): FilterLists | null =>
  kept && {
    amc_list: optionsIn(kept['amc_list']),
    amc_category: optionsIn(kept['amc_category']),
    amc_risk: optionsIn(kept['amc_risk']),
    growth_percentage: optionsIn(kept['growth_percentage']),
    minimum_investment: optionsIn(kept['minimum_investment']),
    investment_method: optionsIn(kept['investment_method']),
  };

export const hasStoredToken = ({ local }: Stores): boolean => (local.getItem(keys.token) ?? '') !== '';

export const readSession = (stores: Stores): KeptSession => ({
  token: hasStoredToken(stores) ? stores.local.getItem(keys.token) : null,
  profile: profileIn(parsed(stores.local.getItem(keys.profile))),
  masterList: listsIn(parsed(stores.local.getItem(keys.masterList))),
});

export function writeSession(
  { local, session }: Stores,
  { token, profile, masterList }: KeptSession,
  clearsSession: boolean,
): void {
  const write = (key: string, text: string | null) => {
    if (text === null) local.removeItem(key);
    else local.setItem(key, text);
  };
  write(keys.token, token);
  write(keys.profile, profile === null ? null : JSON.stringify(profile));
  write(keys.masterList, masterList === null ? null : JSON.stringify(masterList));
  if (clearsSession) session.clear();
}
