import { paiseOf, type Amount } from '@folioflow/api/contract';
import type { CancellationTarget } from './order-list.types.ts';
import type { OrderRowView } from './order-row.types.ts';

/** The consequences that the investor agrees to before the PIN. Amounts are paise. */
export interface CancellationMeaning {
  /** The object of the cancellation: an unpaid order, a SIP, the transfers of a STP, or the SWP of an order. */
  readonly ends: 'order' | 'plan' | 'transfers' | 'withdrawals';
  readonly schemeName: string;
  /**
   * Paise of the order, or of each instalment, transfer or payout that is cancelled; null if the provider returns none.
   */
  readonly amountInPaise: number | null;
  /** Day of the first cancelled payment; '' for an order, and if the provider returns none. */
  readonly firstCancelledDay: string;
  /** Paise that remain invested, at today's value; null for an unpaid order, and if the provider returns none. */
  readonly remainingInPaise: number | null;
}

const paiseOrNull = (amount: Amount | undefined): number | null => (amount === undefined ? null : paiseOf(amount));

/** Describes the cancellation of an order or of its SWP, from the provider's data. */
export function cancellationMeaning(row: OrderRowView, ends: CancellationTarget): CancellationMeaning {
  const { schemeName, type, installment, withdrawal, invested } = row;
  const remainingInPaise = paiseOrNull(row.returns?.currentValue);
  if (ends === 'swp')
    return {
      ends: 'withdrawals',
      schemeName,
      amountInPaise: paiseOrNull(withdrawal?.amount),
      firstCancelledDay: withdrawal?.nextDay ?? '',
      remainingInPaise,
    };
  if (type === 'single')
    return {
      ends: 'order',
      schemeName,
      amountInPaise: paiseOrNull(invested),
      firstCancelledDay: '',
      remainingInPaise: null,
    };
  return {
    ends: type === 'stp' ? 'transfers' : 'plan',
    schemeName,
    amountInPaise: paiseOrNull(installment?.amount),
    firstCancelledDay: installment?.nextDay ?? '',
    remainingInPaise,
  };
}
