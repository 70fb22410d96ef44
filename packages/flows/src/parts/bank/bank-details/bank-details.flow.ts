import type { OperationPort } from '../../../kit/operation-port.ts';
import { flow } from '../../../kit/flow.ts';
import { adaptPort, runnable } from '../../../kit/port.ts';
import { bankDetailsMachine } from './bank-details.machine.ts';
import { accountVerificationRequest } from './bank-details.rules.ts';
import { bankDetailsView } from './bank-details.view.ts';
import type { EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type { BankDetailsEvent, BankDetailsInput, BankDetailsOutput, BankDetailsView } from './bank-details.types.ts';

export { wireBankInfoOf } from './bank-details.rules.ts';

export type BankDetailsFlow = EmbeddableFlow<{
  input: BankDetailsInput;
  event: BankDetailsEvent;
  output: BankDetailsOutput;
  view: BankDetailsView;
}>;

/** A part: the parent binds `verifyAccount` to the provider's verification. */
export const bankDetailsFlow: BankDetailsFlow = flow({ machine: bankDetailsMachine, view: bankDetailsView });

export const runnableBankDetails = (verifyBankAccount: OperationPort<'verifyBankAccount'>) =>
  runnable(bankDetailsMachine, {
    verifyAccount: adaptPort(verifyBankAccount, accountVerificationRequest, (answer) => answer),
  });
