import type { StoredStaffSession, StaffRole } from '@folioflow/flows/backoffice';
import type { BrowserStores } from '@folioflow/wiring';

/** Session storage key of the staff's sign-in (AD-093); only the flow decides on its value. */
const STORAGE_KEY = 'staff';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isRole = (value: unknown): value is StaffRole => value === 'operator' || value === 'viewer' || value === 'none';

function isStaffSession(value: unknown): value is StoredStaffSession {
  if (typeof value !== 'object' || value === null) return false;
  const { token, email, role, startedAt, seenAt } = value as Readonly<Record<string, unknown>>;
  return isText(token) && isText(email) && isRole(role) && isTime(startedAt) && isTime(seenAt);
}

/** Returns the sign-in that the tab has stored; any user of the browser may have changed it. */
export function readStaffSession({ session }: BrowserStores): StoredStaffSession | null {
  try {
    const value: unknown = JSON.parse(session.getItem(STORAGE_KEY) ?? 'null');
    if (!isStaffSession(value)) return null;
    const { token, email, role, startedAt, seenAt } = value;
    return { token, email, role, startedAt, seenAt };
  } catch {
    return null;
  }
}

/** Stores the sign-in; without one, everything of the back-office is removed from the tab. */
export function writeStaffSession({ session }: BrowserStores, staffSession: StoredStaffSession | null): void {
  if (staffSession === null) session.clear();
  else session.setItem(STORAGE_KEY, JSON.stringify(staffSession));
}
