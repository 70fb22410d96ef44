import { keeping } from '../on-demand.ts';

/** The sanitiser, for whoever shows HTML of the provider in something that opens: it opens in its full size. */
export const loadSanitise = keeping(async () => (await import('./sanitise.ts')).sanitise);
