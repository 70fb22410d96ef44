import { flow } from '../../../kit/flow.ts';
import { nomineeDetailsMachine } from './nominee-details.machine.ts';
import { nomineeDetailsView } from './nominee-details.view.ts';

/** A part: the parent binds `uploadNomineeImage` and `saveNominee`. */
export const nomineeDetailsFlow = flow({ machine: nomineeDetailsMachine, view: nomineeDetailsView });
