import { createProvider, tokenAfter } from '@folioflow/api';

let token: string | null = null;

/** The client of the provider at this address. The token exists in memory only: a reload signs the user out. */
export const createPageProvider = (baseUrl: string) =>
  createProvider({
    baseUrl,
    getToken: () => token,
    onAnswer: (verdict) => {
      token = tokenAfter(verdict, token);
    },
    onFault: ({ status }) => {
      if (status === 401 || status === 403) token = null;
    },
  });
