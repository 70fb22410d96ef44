import { definePage, publicRoute } from '../../app/page.ts';

export const addAccountChooser = definePage({
  title: 'titles.addAccountChooser',
  routes: {
    'add-bank-acc': publicRoute(),
    'add-debit-card': publicRoute(),
  },
  load: () => import('./AddAccount.tsx'),
});

export const addDebitAccount = definePage({
  title: 'titles.addDebitAccount',
  routes: {
    'verify-step-1': publicRoute(),
  },
  load: () => import('./AddAccount.tsx'),
});

export const addBankAccount = definePage({
  title: 'titles.addBankAccount',
  routes: {
    'verify-step-5': publicRoute(),
  },
  load: () => import('./AddAccount.tsx'),
});

export const accountSaved = definePage({
  title: 'titles.accountSaved',
  routes: {
    'verify-step-6': publicRoute(),
  },
  load: () => import('./AddAccount.tsx'),
});
