import type { KeptSession } from '@folioflow/flows';
import type { Stores } from './stores.ts';

/** Local storage keys of the session (ON-444 to ON-446); the flow alone decides what stands there. */
const keys = { token: 'token', profile: 'profileData', masterList: 'masterList' } as const;

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

export const hasStoredToken = ({ local }: Stores): boolean => (local.getItem(keys.token) ?? '') !== '';

export const readSession = (stores: Stores): KeptSession => ({
  token: hasStoredToken(stores) ? stores.local.getItem(keys.token) : null,
  profile: parsed(stores.local.getItem(keys.profile)) as KeptSession['profile'],
  masterList: parsed(stores.local.getItem(keys.masterList)) as KeptSession['masterList'],
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
