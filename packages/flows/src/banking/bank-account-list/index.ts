import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { PinConfirmationFlow } from '../../parts/identity/pin-confirmation/index.ts';
import type { BankAccountAdditionFlow } from '../bank-account-addition/index.ts';
import type {
  BankAccountListEvent,
  BankAccountListInput,
  BankAccountListPorts,
  BankAccountListView,
} from './bank-account-list.types.ts';
import * as unit from './bank-account-list.flow.ts';

export type * from './bank-account-list.types.ts';

export type BankAccountListFlow = EmbeddableFlow<{
  input: BankAccountListInput;
  event: BankAccountListEvent;
  view: BankAccountListView;
  children: { bankAccountAddition: BankAccountAdditionFlow; pinConfirmation: PinConfirmationFlow };
}>;

export const bankAccountListFlow: BankAccountListFlow = embeddable(unit.bankAccountListFlow);

/** The accounts of an investor, /bankAccountList. Pass the provider operations unchanged (OM-190 to OM-206). */
export const bankAccountList: (ports: BankAccountListPorts) => RunnableFlow<BankAccountListFlow> = embeddableFactory(
  unit.bankAccountList,
);
