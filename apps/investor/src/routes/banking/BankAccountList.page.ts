import { definePage, storedRoute } from '../../app/page.ts';

export const bankAccountList = definePage({
  title: 'titles.bankAccountList',
  routes: {
    bankAccountList: storedRoute(),
  },
  load: () => import('./BankAccountList.tsx'),
  areas: ['accounts'],
});
