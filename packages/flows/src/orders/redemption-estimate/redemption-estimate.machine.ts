import type { HoldingRecords } from '../../holdings/holding-records.ts';
import type { SoldOrder } from './redemption-estimate.types.ts';
import { resourceMachine } from '../../kit/resource.ts';

export const redemptionEstimateMachine = resourceMachine<SoldOrder, HoldingRecords>();
