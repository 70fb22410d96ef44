import { adviceCases } from './advice.ts';
import { schemeCases } from './schemes.ts';
import { watchlistCases } from './watchlists.ts';

export const discoveryCases = [...schemeCases, ...watchlistCases, ...adviceCases];
