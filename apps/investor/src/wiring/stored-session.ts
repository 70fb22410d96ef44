import type { FilterLists, Option, ProfileData } from '@folioflow/api/contract';
import type { StoredSession } from '@folioflow/flows';
import type { BrowserStores } from '@folioflow/wiring';

/** Local storage keys of the session (ON-444 to ON-446); only the flow decides on their values. */
const STORAGE_KEYS = { token: 'token', profile: 'profileData', masterList: 'masterList' } as const;
/** Key of `kycProgressStorage`, whose rule loads with the banner; removed with the token. */
const KYC_PROGRESS_KEY = 'kyc_progress';

type StoredFields = Readonly<Record<string, unknown>>;
const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the parsed object or null: a user of the browser, or an older app, may have stored anything. */
function parseRecord(text: string | null): StoredFields | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isProfile(kept: StoredFields): kept is StoredFields & ProfileData {
  const { login_mobile_number: mobile, login_email: email, login_name: name } = kept;
  return isText(mobile) && isText(email) && isText(name ?? '');
}

const isOption = (value: unknown): value is Option =>
  isRecord(value) && isText(value['value']) && isText(value['label']);

const parseOptions = (value: unknown): Option[] => (Array.isArray(value) ? value.filter(isOption) : []);

const parseProfile = (kept: StoredFields | null): ProfileData | null =>
  kept !== null && isProfile(kept) ? kept : null;

const parseFilterLists = (kept: StoredFields | null): FilterLists | null =>
  kept && {
    amc_list: parseOptions(kept['amc_list']),
    amc_category: parseOptions(kept['amc_category']),
    amc_risk: parseOptions(kept['amc_risk']),
    growth_percentage: parseOptions(kept['growth_percentage']),
    minimum_investment: parseOptions(kept['minimum_investment']),
    investment_method: parseOptions(kept['investment_method']),
  };

export const hasStoredToken = ({ local }: BrowserStores): boolean => (local.getItem(STORAGE_KEYS.token) ?? '') !== '';

/** Reads the text of `kycProgressStorage` without its rule. */
export const readStoredKycProgress = ({ local }: BrowserStores): string | null => local.getItem(KYC_PROGRESS_KEY);

export const readSession = (stores: BrowserStores): StoredSession => ({
  token: hasStoredToken(stores) ? stores.local.getItem(STORAGE_KEYS.token) : null,
  profile: parseProfile(parseRecord(stores.local.getItem(STORAGE_KEYS.profile))),
  masterList: parseFilterLists(parseRecord(stores.local.getItem(STORAGE_KEYS.masterList))),
});

export function writeSession(
  { local, session }: BrowserStores,
  { token, profile, masterList }: StoredSession,
  clearsSession: boolean,
): void {
  const writeItem = (key: string, text: string | null) => {
    if (text === null) local.removeItem(key);
    else local.setItem(key, text);
  };
  writeItem(STORAGE_KEYS.token, token);
  writeItem(STORAGE_KEYS.profile, profile === null ? null : JSON.stringify(profile));
  writeItem(STORAGE_KEYS.masterList, masterList === null ? null : JSON.stringify(masterList));
  if (token === null) local.removeItem(KYC_PROGRESS_KEY);
  if (clearsSession) session.clear();
}
