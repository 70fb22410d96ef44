import type { KeptStaffSession, StaffRole } from '@folioflow/flows/backoffice';
import type { Stores } from '@folioflow/wiring';

/** Session storage key of the staff's sign-in (AD-093); the flow alone decides what stands there. */
const KEY = 'staff';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isRole = (value: unknown): value is StaffRole => value === 'operator' || value === 'viewer' || value === 'none';

function isKept(value: unknown): value is KeptStaffSession {
  if (typeof value !== 'object' || value === null) return false;
  const { token, email, role, startedAt, seenAt } = value as Readonly<Record<string, unknown>>;
  return isText(token) && isText(email) && isRole(role) && isTime(startedAt) && isTime(seenAt);
}

/** What the tab has kept; whoever uses the browser may have left anything there. */
export function readStaff({ session }: Stores): KeptStaffSession | null {
  try {
    const value: unknown = JSON.parse(session.getItem(KEY) ?? 'null');
    if (!isKept(value)) return null;
    const { token, email, role, startedAt, seenAt } = value;
    return { token, email, role, startedAt, seenAt };
  } catch {
    return null;
  }
}

/** Without a sign-in the tab keeps nothing of the back-office at all. */
export function writeStaff({ session }: Stores, kept: KeptStaffSession | null): void {
  if (kept === null) session.clear();
  else session.setItem(KEY, JSON.stringify(kept));
}
