import { flow } from '../../../kit/flow.ts';
import { detailsFormMachine } from './details-form.machine.ts';
import { detailsFormView } from './details-form.view.ts';

/** A part: the parent that invokes it binds `saveDetails`. */
export const detailsFormFlow = flow({ machine: detailsFormMachine, view: detailsFormView });
