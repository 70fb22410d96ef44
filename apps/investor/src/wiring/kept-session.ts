import type { KeptSession } from '@folioflow/flows';

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

export const hasStoredToken = (): boolean => (localStorage.getItem(keys.token) ?? '') !== '';

export const readSession = (): KeptSession => ({
  token: hasStoredToken() ? localStorage.getItem(keys.token) : null,
  profile: parsed(localStorage.getItem(keys.profile)) as KeptSession['profile'],
  masterList: parsed(localStorage.getItem(keys.masterList)) as KeptSession['masterList'],
});

export function writeSession({ token, profile, masterList }: KeptSession, clearsSession: boolean): void {
  const write = (key: string, text: string | null) => {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  };
  write(keys.token, token);
  write(keys.profile, profile === null ? null : JSON.stringify(profile));
  write(keys.masterList, masterList === null ? null : JSON.stringify(masterList));
  if (clearsSession) sessionStorage.clear();
}
