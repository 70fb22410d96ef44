import { bankAccountList } from '@folioflow/flows';
import { BankAccountList } from '@folioflow/ui/screens/banking/BankAccountList/BankAccountList';
import { createSubmissionStoringPort, createSubmissionSettlingPort, useUnansweredSubmissions } from '@folioflow/wiring';
import { prepareImage } from '../../ports/prepare-image.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const OUTCOME_PAGE = 'here';
/** Identifies an account of the list; the whole number must not be stored in the history. */
const lastFourDigits = (accountNumber: string) => accountNumber.slice(-4);

export function BankAccountListRoute() {
  const images = useImages();
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow(
    ({ provider: { listBankAccounts, makePrimaryBankAccount, verifyBankAccount, saveBankAccount } }) =>
      bankAccountList({
        listBankAccounts: createSubmissionSettlingPort(unanswered, listBankAccounts, {
          outcomePage: OUTCOME_PAGE,
          hasEffect: ({ result }, operation, subject) =>
            result.customer_bank_list.some(
              ({ beneficiary_account_no, is_primary }) =>
                lastFourDigits(beneficiary_account_no) === subject && (operation === 'saveBankAccount' || is_primary),
            ),
        }),
        makePrimaryBankAccount: createSubmissionStoringPort(
          unanswered,
          'makePrimaryBankAccount',
          makePrimaryBankAccount,
          {
            outcomePage: OUTCOME_PAGE,
            subjectOf: ({ beneficiary_account_no }) => lastFourDigits(beneficiary_account_no),
          },
        ),
        verifyBankAccount,
        prepareImage: prepareImage(images),
        saveBankAccount: createSubmissionStoringPort(
          unanswered,
          'saveBankAccount',
          ({ upload_addbank, ...request }, scope) =>
            saveBankAccount({ ...request, upload_addbank: images.fileOf(upload_addbank) }, scope),
          {
            outcomePage: OUTCOME_PAGE,
            subjectOf: ({ account_information }) => lastFourDigits(account_information.bank_account_number),
          },
        ),
      }),
    {},
  );
  return <BankAccountList {...flow} imageStore={images} />;
}
