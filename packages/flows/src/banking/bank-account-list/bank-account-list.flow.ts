import type { BankAccount } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import {
  pinConfirmation,
  type PinConfirmationFlow,
} from '../../parts/identity/pin-confirmation/pin-confirmation.flow.ts';
import {
  bankAccountAddition,
  bankAccountAdditionFlow,
  type BankAccountAdditionFlow,
} from '../bank-account-addition/bank-account-addition.flow.ts';
import { bankAccountListMachine } from './bank-account-list.machine.ts';
import { primaryChangeRequest } from './bank-account-list.rules.ts';
import type {
  BankAccountListPorts,
  PrimaryChangeAnswer,
  BankAccountListEvent,
  BankAccountListInput,
  BankAccountListView,
} from './bank-account-list.types.ts';
import { bankAccountListView } from './bank-account-list.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import { pinConfirmationMachine } from '../../parts/identity/pin-confirmation/pin-confirmation.machine.ts';

export type * from './bank-account-list.types.ts';

export type BankAccountListFlow = EmbeddableFlow<{
  input: BankAccountListInput;
  event: BankAccountListEvent;
  view: BankAccountListView;
  children: { bankAccountAddition: BankAccountAdditionFlow; pinConfirmation: PinConfirmationFlow };
}>;

export const bankAccountListFlow: BankAccountListFlow = flow({
  machine: bankAccountListMachine,
  children: {
    bankAccountAddition: bankAccountAdditionFlow,
    pinConfirmation: pinConfirmation<BankAccount, PrimaryChangeAnswer>(),
  },
  view: bankAccountListView,
});

/** The accounts of an investor, /bankAccountList. Pass the provider operations unchanged (OM-190 to OM-206). */
export const bankAccountList = (ports: BankAccountListPorts): RunnableFlow<BankAccountListFlow> => ({
  ...bankAccountListFlow,
  machine: runnable(bankAccountListMachine, {
    listBankAccounts: ports.listBankAccounts,
    bankAccountAddition: bankAccountAddition(ports).machine,
    pinConfirmation: runnable(pinConfirmationMachine<BankAccount, PrimaryChangeAnswer>(), {
      confirm: adaptPort(ports.makePrimaryBankAccount, primaryChangeRequest, (answer) => answer),
    }),
  }),
});
