import { bankAccountList } from '@folioflow/flows';
import { BankAccountList } from '@folioflow/ui/screens/banking/BankAccountList/BankAccountList';
import { prepareImage } from '../../ports/prepare-image.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function BankAccountListRoute() {
  const images = useImages();
  const flow = useWiredFlow(
    ({ provider: { listBankAccounts, makePrimaryBankAccount, verifyBankAccount, saveBankAccount } }) =>
      bankAccountList({
        listBankAccounts,
        makePrimaryBankAccount,
        verifyBankAccount,
        prepareImage: prepareImage(images),
        saveBankAccount: ({ upload_addbank, ...request }, scope) =>
          saveBankAccount({ ...request, upload_addbank: images.fileOf(upload_addbank) }, scope),
      }),
    {},
  );
  return <BankAccountList {...flow} desk={images} />;
}
