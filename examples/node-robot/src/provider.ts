import { createProvider, tokenAfter } from '@folioflow/api';

let token: string | null = null;

/** The client of a provider. The token exists in memory only, so that each run signs in. */
export const provider = createProvider({
  baseUrl: process.env['PROVIDER_URL'] ?? 'http://127.0.0.1:4602/api/v1',
  getToken: () => token,
  onAnswer: (verdict) => {
    token = tokenAfter(verdict, token);
  },
  onFault: ({ status }) => {
    if (status === 401 || status === 403) token = null;
  },
});
