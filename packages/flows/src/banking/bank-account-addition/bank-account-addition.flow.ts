import type { SaveBankAccountAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import {
  runnableBankDetails,
  bankDetailsFlow,
  type BankDetailsFlow,
} from '../../parts/bank/bank-details/bank-details.flow.ts';
import type { BankDetails } from '../../parts/bank/bank-details/bank-details.types.ts';
import { imageUpload, type ImageUploadFlow } from '../../parts/form/image-upload/image-upload.flow.ts';
import { bankAccountAdditionMachine } from './bank-account-addition.machine.ts';
import { accountSavingRequest } from './bank-account-addition.rules.ts';
import type {
  BankAccountAdditionPorts,
  BankAccountAdditionEvent,
  BankAccountAdditionInput,
  BankAccountAdditionOutput,
  BankAccountAdditionView,
} from './bank-account-addition.types.ts';
import { bankAccountAdditionView } from './bank-account-addition.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { EventObject } from 'xstate';
import { imageUploadMachine } from '../../parts/form/image-upload/image-upload.machine.ts';

export type * from './bank-account-addition.types.ts';

export type BankAccountAdditionFlow = EmbeddableFlow<{
  input: BankAccountAdditionInput;
  event: BankAccountAdditionEvent;
  output: BankAccountAdditionOutput;
  emitted: EventObject;
  view: BankAccountAdditionView;
  children: { bankDetails: BankDetailsFlow; imageUpload: ImageUploadFlow };
}>;

export const bankAccountAdditionFlow: BankAccountAdditionFlow = flow({
  machine: bankAccountAdditionMachine,
  children: { bankDetails: bankDetailsFlow, imageUpload: imageUpload<BankDetails, SaveBankAccountAnswer>() },
  view: bankAccountAdditionView,
});

/** Verifies an account, uploads its cheque as proof, and adds it to the list (OM-196 to OM-202). */
export const bankAccountAddition = ({
  verifyBankAccount,
  prepareImage,
  saveBankAccount,
}: BankAccountAdditionPorts): RunnableFlow<BankAccountAdditionFlow> => ({
  ...bankAccountAdditionFlow,
  machine: runnable(bankAccountAdditionMachine, {
    bankDetails: runnableBankDetails(verifyBankAccount),
    imageUpload: runnable(imageUploadMachine<BankDetails, SaveBankAccountAnswer>(), {
      prepareImage,
      upload: adaptPort(saveBankAccount, accountSavingRequest, (answer) => answer),
    }),
  }),
});
