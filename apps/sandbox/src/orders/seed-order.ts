import { type Order } from '@folioflow/api/contract';
import { type OrderState, type OrderTerms, type OrderType } from './order-tables.ts';
import { type ScheduleRow } from './schedule-tables.ts';

/** By the key that the order is seeded with. */
export const orderIdOf = (clientId: string, key: string): string => `ORD_${clientId}_${key}`;

/** The plan of a seeded registration, or the SWP of a seeded order. */
export interface SeedPlan extends Partial<Pick<ScheduleRow, 'state' | 'pause_fewest' | 'pause_most'>> {
  readonly kind: ScheduleRow['kind'];
  /** rupees */
  readonly amount: number;
  /** number of the owner's mandate */
  readonly mandate?: string;
  readonly made: number;
  /** key of the order that a STP takes from */
  readonly source?: string;
}

/** One seeded order; rupees here, columns and dates are filled in when it is written. */
export interface SeedOrder {
  readonly key: string;
  readonly number: string;
  readonly type: OrderType;
  readonly schemeCode: string;
  readonly state: OrderState;
  readonly folio: string;
  readonly amount: number;
  readonly redeemable: number;
  /** what was paid for what is held and what that is worth; the amount and no more where nothing is said */
  readonly invested?: number;
  readonly value?: number;
  /** how many days before the seed it was made */
  readonly daysAgo: number;
  readonly events: readonly string[];
  readonly minimum?: number;
  readonly rejection?: string;
  readonly notice?: string;
  readonly terms?: OrderTerms;
  /** what the scheme says where nothing is said */
  readonly isRedemptionAllowed?: boolean;
  readonly plan?: SeedPlan;
  /** number of the installment that waits for its payment */
  readonly payable?: string;
  /** fields of the answer that no row can say */
  readonly overrides?: Partial<Order>;
}
