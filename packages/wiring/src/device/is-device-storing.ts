import { createBrowserStores } from '../stores.ts';

const PROBE_KEY = 'folioflow-probe';

/** Returns whether the browser stores a text for this site: another store finds it there, not in its own memory. */
export function isDeviceStoring(): boolean {
  const [{ local }, { local: other }] = [createBrowserStores(), createBrowserStores()];
  local.setItem(PROBE_KEY, PROBE_KEY);
  const isStored = other.getItem(PROBE_KEY) === PROBE_KEY;
  local.removeItem(PROBE_KEY);
  return isStored;
}
