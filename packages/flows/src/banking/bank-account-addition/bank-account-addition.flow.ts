import type { SaveBankAccountAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { runnableBankDetails, bankDetailsFlow } from '../../parts/bank/bank-details/bank-details.flow.ts';
import type { BankDetails } from '../../parts/bank/bank-details/bank-details.types.ts';
import { imageUpload } from '../../parts/form/image-upload/image-upload.flow.ts';
import { bankAccountAdditionMachine } from './bank-account-addition.machine.ts';
import { accountSavingRequest } from './bank-account-addition.rules.ts';
import type { BankAccountAdditionPorts } from './bank-account-addition.types.ts';
import { bankAccountAdditionView } from './bank-account-addition.view.ts';

export const bankAccountAdditionFlow = flow({
  machine: bankAccountAdditionMachine,
  children: { bankDetails: bankDetailsFlow, imageUpload: imageUpload<BankDetails, SaveBankAccountAnswer>() },
  view: bankAccountAdditionView,
});

/** Verifies an account, uploads its cheque as proof, and adds it to the list (OM-196 to OM-202). */
export const bankAccountAddition = ({
  verifyBankAccount,
  prepareImage,
  saveBankAccount,
}: BankAccountAdditionPorts) => ({
  ...bankAccountAdditionFlow,
  machine: runnable(bankAccountAdditionMachine, {
    bankDetails: runnableBankDetails(verifyBankAccount),
    imageUpload: runnable(bankAccountAdditionFlow.children.imageUpload.machine, {
      prepareImage,
      upload: adaptPort(saveBankAccount, accountSavingRequest, (answer) => answer),
    }),
  }),
});
