import { type Order } from '@folioflow/api/contract';
import { type OrderState, type OrderTerms, type OrderType } from '../records/order-tables.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';

/** Id of a seeded order. */
export const orderIdOf = (clientId: string, key: string): string => `ORD_${clientId}_${key}`;

/** Plan of a seeded registration, or SWP of a seeded order. */
export interface SeedPlan extends Partial<Pick<ScheduleRow, 'state' | 'pause_fewest' | 'pause_most'>> {
  readonly kind: ScheduleRow['kind'];
  /** rupees */
  readonly amount: number;
  /** number of the owner's mandate */
  readonly mandate?: string;
  readonly made: number;
  /** key of the source order of a STP */
  readonly source?: string;
}

/** Seeded order in rupees; columns and dates are computed when it is written. */
export interface SeedOrder {
  readonly key: string;
  readonly number: string;
  readonly type: OrderType;
  readonly schemeCode: string;
  readonly state: OrderState;
  readonly folio: string;
  readonly amount: number;
  readonly redeemable: number;
  /** cost and worth at present; default: the amount if something is redeemable, else 0 */
  readonly invested?: number;
  readonly value?: number;
  /** days between the placement and the seed */
  readonly daysAgo: number;
  readonly events: readonly string[];
  readonly minimum?: number;
  readonly rejection?: string;
  readonly notice?: string;
  readonly terms?: OrderTerms;
  /** defaults to the flag of the scheme */
  readonly isRedemptionAllowed?: boolean;
  readonly plan?: SeedPlan;
  /** number of the unpaid instalment */
  readonly payable?: string;
  /** answer fields that no column determines */
  readonly overrides?: Partial<Order>;
}
