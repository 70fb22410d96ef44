import type { Mandate } from '@folioflow/api/contract';
import { pendingMandate } from '../../mandate-registration/mandate-registration.scenarios.ts';

/** One mandate of each state. */
export const approvedMandate: Mandate = {
  ...pendingMandate,
  mandate_id: 'M1001',
  limit_used: 5_000,
  status: 'APPROVED',
  is_processed: true,
  is_active: true,
};
export const otherMandate: Mandate = { ...approvedMandate, mandate_id: 'M1002', amount: 50_000, limit_used: 0 };
export const inactiveMandate: Mandate = {
  ...approvedMandate,
  mandate_id: 'M1003',
  status: 'INACTIVE',
  is_active: false,
};
export const rejectedMandate: Mandate = {
  ...pendingMandate,
  mandate_id: 'M1004',
  amount: 50_000,
  status: 'REJECTED BY BANK',
  is_reupload: true,
};
export const cancelledMandate: Mandate = {
  ...pendingMandate,
  mandate_id: 'M1005',
  status: 'CANCELLED',
  is_cancelled: true,
};
