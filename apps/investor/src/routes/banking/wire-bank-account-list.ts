import type { I18n } from '@lingui/core';
import { bankAccountList } from '@folioflow/flows';
import {
  createSubmissionSettlingPort,
  createSubmissionStoringPort,
  type UnansweredSubmissions,
} from '@folioflow/wiring/headless';
import type { PageImages } from '@folioflow/wiring/pictures/page-images';
import type { App } from '../../wiring/create-app.ts';

const OUTCOME_PAGE = 'here';
/** Identifies an account of the list; the whole number must not be stored in the history. */
const lastFourDigits = (accountNumber: string) => accountNumber.slice(-4);

/** Creates the list of bank accounts with the ports of the app. */
export const wireBankAccountList = (
  i18n: I18n,
  { provider: { listBankAccounts, makePrimaryBankAccount, verifyBankAccount, saveBankAccount } }: Pick<App, 'provider'>,
  { registry, prepareImage }: PageImages,
  unanswered: UnansweredSubmissions,
) =>
  bankAccountList({
    listBankAccounts: createSubmissionSettlingPort(i18n, unanswered, listBankAccounts, {
      outcomePage: OUTCOME_PAGE,
      hasEffect: ({ result }, operation, subject) =>
        result.customer_bank_list.some(
          ({ beneficiary_account_no, is_primary }) =>
            lastFourDigits(beneficiary_account_no) === subject && (operation === 'saveBankAccount' || is_primary),
        ),
    }),
    makePrimaryBankAccount: createSubmissionStoringPort(unanswered, 'makePrimaryBankAccount', makePrimaryBankAccount, {
      outcomePage: OUTCOME_PAGE,
      subjectOf: ({ beneficiary_account_no }) => lastFourDigits(beneficiary_account_no),
    }),
    verifyBankAccount,
    prepareImage,
    saveBankAccount: createSubmissionStoringPort(
      unanswered,
      'saveBankAccount',
      ({ upload_addbank, ...request }, scope) =>
        saveBankAccount({ ...request, upload_addbank: registry.fileOf(upload_addbank) }, scope),
      {
        outcomePage: OUTCOME_PAGE,
        subjectOf: ({ account_information }) => lastFourDigits(account_information.bank_account_number),
      },
    ),
  });
