import { paiseOf, type Amount } from '@folioflow/api/contract';
import type { Ended } from './order-list.types.ts';
import type { OrderRowView } from './order-row.types.ts';

/** What is agreed to before the PIN that cancels. Amounts are paise. */
export interface CancellationMeaning {
  /** What ends: an order that is not paid, a SIP, the transfers of a STP, or the SWP that runs on an order. */
  readonly ends: 'order' | 'plan' | 'transfers' | 'withdrawals';
  readonly schemeName: string;
  /** Of the order, or of each installment, transfer or payout that does not come any more; null where none is told. */
  readonly amount: number | null;
  /** The first day on which none comes; '' where it is not told, and for an order. */
  readonly from: string;
  /** What stays invested, at its value of today; null where nothing does, or none is told. */
  readonly stays: number | null;
}

const paise = (amount: Amount | undefined): number | null => (amount === undefined ? null : paiseOf(amount));

/** What happens when an order, or the SWP on it, is cancelled, as far as the provider tells it. */
export function cancellationMeaning(row: OrderRowView, ends: Ended): CancellationMeaning {
  const { schemeName, type, installment, withdrawal, invested } = row;
  const stays = paise(row.returns?.currentValue);
  if (ends === 'swp')
    return {
      ends: 'withdrawals',
      schemeName,
      amount: paise(withdrawal?.amount),
      from: withdrawal?.nextDay ?? '',
      stays,
    };
  if (type === 'single') return { ends: 'order', schemeName, amount: paise(invested), from: '', stays: null };
  return {
    ends: type === 'stp' ? 'transfers' : 'plan',
    schemeName,
    amount: paise(installment?.amount),
    from: installment?.nextDay ?? '',
    stays,
  };
}
