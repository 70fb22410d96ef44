import { createCachedLoader } from '../on-demand.ts';

/** The sanitiser, for HTML of the provider inside a dialog, which opens at its full size. */
export const loadSanitise = createCachedLoader(async () => (await import('./sanitise.ts')).sanitise);
