import type { BankAccount } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { pinConfirmation } from '../../parts/identity/pin-confirmation/pin-confirmation.flow.ts';
import { bankAccountAddition, bankAccountAdditionFlow } from '../bank-account-addition/bank-account-addition.flow.ts';
import { bankAccountListMachine } from './bank-account-list.machine.ts';
import { primaryChangeRequest } from './bank-account-list.rules.ts';
import type { BankAccountListPorts, PrimaryChangeAnswer } from './bank-account-list.types.ts';
import { bankAccountListView } from './bank-account-list.view.ts';

export const bankAccountListFlow = flow({
  machine: bankAccountListMachine,
  children: {
    bankAccountAddition: bankAccountAdditionFlow,
    pinConfirmation: pinConfirmation<BankAccount, PrimaryChangeAnswer>(),
  },
  view: bankAccountListView,
});

/** The accounts of an investor, /bankAccountList. Pass the provider operations unchanged (OM-190 to OM-206). */
export const bankAccountList = (ports: BankAccountListPorts) => ({
  ...bankAccountListFlow,
  machine: runnable(bankAccountListMachine, {
    listBankAccounts: ports.listBankAccounts,
    bankAccountAddition: bankAccountAddition(ports).machine,
    pinConfirmation: runnable(bankAccountListFlow.children.pinConfirmation.machine, {
      confirm: adaptPort(ports.makePrimaryBankAccount, primaryChangeRequest, (answer) => answer),
    }),
  }),
});
