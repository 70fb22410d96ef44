import type { HoldingRecords } from '../../holdings/holding-records.ts';
import { resourceMachine } from '../../kit/resource.ts';

export const capitalGainsMachine = resourceMachine<Record<string, never>, HoldingRecords>();
