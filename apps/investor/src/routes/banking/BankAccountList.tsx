import { bankAccountList } from '@folioflow/flows';
import { BankAccountList } from '@folioflow/ui/screens/banking/BankAccountList/BankAccountList';
import { remembering, settling, useUnanswered } from '@folioflow/wiring';
import { prepareImage } from '../../ports/prepare-image.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const shownBy = 'here';
/** Enough to know an account of a list by; the whole number does not belong in the history. */
const lastFour = (accountNumber: string) => accountNumber.slice(-4);

export function BankAccountListRoute() {
  const images = useImages();
  const unanswered = useUnanswered();
  const flow = useWiredFlow(
    ({ provider: { listBankAccounts, makePrimaryBankAccount, verifyBankAccount, saveBankAccount } }) =>
      bankAccountList({
        listBankAccounts: settling(unanswered, listBankAccounts, {
          shownBy,
          isDone: ({ result }, operation, subject) =>
            result.customer_bank_list.some(
              ({ beneficiary_account_no, is_primary }) =>
                lastFour(beneficiary_account_no) === subject && (operation === 'saveBankAccount' || is_primary),
            ),
        }),
        makePrimaryBankAccount: remembering(unanswered, 'makePrimaryBankAccount', makePrimaryBankAccount, {
          shownBy,
          subjectOf: ({ beneficiary_account_no }) => lastFour(beneficiary_account_no),
        }),
        verifyBankAccount,
        prepareImage: prepareImage(images),
        saveBankAccount: remembering(
          unanswered,
          'saveBankAccount',
          ({ upload_addbank, ...request }, scope) =>
            saveBankAccount({ ...request, upload_addbank: images.fileOf(upload_addbank) }, scope),
          { shownBy, subjectOf: ({ account_information }) => lastFour(account_information.bank_account_number) },
        ),
      }),
    {},
  );
  return <BankAccountList {...flow} desk={images} />;
}
