import { i18n } from '../../../../packages/flows/src/messages/testing/texts.ts';
import { wireBankAccountList } from '../../../../apps/investor/src/routes/banking/wire-bank-account-list.ts';
import { wireMandateList } from '../../../../apps/investor/src/routes/banking/wire-mandate-list.ts';
import type { PageOpener } from '../page.ts';

const openMandates: PageOpener = ({ app, images, unanswered, run }) => {
  run(wireMandateList(i18n, app, images, unanswered), { lists: null });
};

export const bankingPages: Readonly<Record<string, PageOpener>> = {
  bankAccountList: ({ app, images, unanswered, run }) => {
    run(wireBankAccountList(i18n, app, images, unanswered), {});
  },
  mandateList: openMandates,
  bankAutopay: openMandates,
};
