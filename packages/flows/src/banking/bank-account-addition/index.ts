import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { BankDetailsFlow } from '../../parts/bank/bank-details/index.ts';
import type { ImageUploadFlow } from '../../parts/form/image-upload/index.ts';
import type {
  BankAccountAdditionEvent,
  BankAccountAdditionInput,
  BankAccountAdditionOutput,
  BankAccountAdditionPorts,
  BankAccountAdditionView,
} from './bank-account-addition.types.ts';
import type { EventObject } from 'xstate';
import * as unit from './bank-account-addition.flow.ts';

export type * from './bank-account-addition.types.ts';

export type BankAccountAdditionFlow = EmbeddableFlow<{
  input: BankAccountAdditionInput;
  event: BankAccountAdditionEvent;
  output: BankAccountAdditionOutput;
  emitted: EventObject;
  view: BankAccountAdditionView;
  children: { bankDetails: BankDetailsFlow; imageUpload: ImageUploadFlow };
}>;

export const bankAccountAdditionFlow: BankAccountAdditionFlow = embeddable(unit.bankAccountAdditionFlow);

/** Verifies an account, uploads its cheque as proof, and adds it to the list (OM-196 to OM-202). */
export const bankAccountAddition: (ports: BankAccountAdditionPorts) => RunnableFlow<BankAccountAdditionFlow> =
  embeddableFactory(unit.bankAccountAddition);
