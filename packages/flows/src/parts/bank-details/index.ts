import { flow } from '../../kit/flow.ts';
import { bankDetailsMachine } from './bank-details.machine.ts';
import { bankDetailsView } from './bank-details.view.ts';

export type * from './bank-details.types.ts';
export { bankInfoOf, verificationOf } from './bank-details.rules.ts';

/** A part: the parent that invokes it binds `verifyAccount`. */
export const bankDetailsFlow = flow({ machine: bankDetailsMachine, view: bankDetailsView });
