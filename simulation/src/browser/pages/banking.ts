import { wireBankAccountList } from '../../../../apps/investor/src/routes/banking/wire-bank-account-list.ts';
import { wireMandateList } from '../../../../apps/investor/src/routes/banking/wire-mandate-list.ts';
import type { PageOpener } from '../page.ts';

const openMandates: PageOpener = ({ app, images, unanswered, run }) => {
  run(wireMandateList(app, images, unanswered), { lists: null });
};

export const bankingPages: Readonly<Record<string, PageOpener>> = {
  bankAccountList: ({ app, images, unanswered, run }) => {
    run(wireBankAccountList(app, images, unanswered), {});
  },
  mandateList: openMandates,
  bankAutopay: openMandates,
};
