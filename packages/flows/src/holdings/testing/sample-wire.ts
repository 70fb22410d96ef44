import type { FolioHolding, UnitTransaction } from '@folioflow/api/contract';

/** A holding of two lots, as the provider sends it: 150.5 units for ₹7,800.25. */
export const wireHolding: FolioHolding = {
  folio_number: '12345678/90',
  scheme_code: 'HDFCFLEX-GR',
  scheme_name: 'HDFC Flexi Cap Fund Growth',
  scheme_isin: 'INF179K01608',
  scheme_amc: 'HDFC Mutual Fund',
  scheme_category: 'Equity',
  sub_category: 'Flexi Cap',
  risk: 'Very High',
  units: 150.5,
  available_units: 150.5,
  nav: 58.4137,
  nav_date: '2026-11-20',
  previous_nav: 58.1002,
  grandfathered_nav: null,
  domestic_equity_percent: 97.2,
  debt_percent: 0,
  exit_load_slabs: [{ up_to_days: 365, percent: 1 }],
  lock_in_months: 0,
  lots: [
    { bought_on: '2025-03-10', units: 100, cost_amount: 5000, order_id: 'order-1', order_type: 'single' },
    { bought_on: '2026-08-10', units: 50.5, cost_amount: '2800.25', order_id: 'order-2', order_type: 'single' },
  ],
};

/** The purchase of the older lot. */
export const wireTransaction: UnitTransaction = {
  folio_number: wireHolding.folio_number,
  scheme_code: wireHolding.scheme_code,
  transaction_date: '2025-03-10',
  transaction_kind: 'purchase',
  units: 100,
  nav: 49.9975,
  amount: 5000,
  stamp_duty_amount: 0.25,
  stt_amount: 0,
  exit_load_amount: 0,
  order_id: 'order-1',
  order_type: 'single',
};
