import { embeddable, type EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type { BankDetailsEvent, BankDetailsInput, BankDetailsOutput, BankDetailsView } from './bank-details.types.ts';
import * as unit from './bank-details.flow.ts';

export type * from './bank-details.types.ts';
export { wireBankInfoOf } from './bank-details.rules.ts';

export type BankDetailsFlow = EmbeddableFlow<{
  input: BankDetailsInput;
  event: BankDetailsEvent;
  output: BankDetailsOutput;
  view: BankDetailsView;
}>;

export const bankDetailsFlow: BankDetailsFlow = embeddable(unit.bankDetailsFlow);
