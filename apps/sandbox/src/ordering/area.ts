import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { cancelSwp } from './cancel-swp.ts';
import { createAdditionalOrder } from './create-additional-order.ts';
import { createSingleOrder } from './create-single-order.ts';
import { createSipOrder } from './create-sip-order.ts';
import { createSwp, swpMagic } from './create-swp.ts';
import { getSipResponse } from './get-sip-response.ts';
import { listNominees } from './list-nominees.ts';
import { orderingMagic } from './magic-amounts.ts';
import { listStpSchemes } from './list-stp-schemes.ts';
import { redeemOrder, redemptionMagic, sendRedeemOtp } from './redeem-order.ts';
import { registerStp } from './register-stp.ts';

/** Checkouts: lumpsum, SIP, redemption, additional order, STP and SWP. */
export const ordering = {
  operations: {
    listNominees,
    createSingleOrder,
    createSipOrder,
    getSipResponse,
    sendRedeemOtp,
    redeemOrder,
    createAdditionalOrder,
    listStpSchemes,
    registerStp,
    createSwp,
    cancelSwp,
  } satisfies OperationsOf<'ordering' | 'sip' | 'redemption' | 'additional' | 'transfer' | 'swp'>,
  magic: [...orderingMagic, ...redemptionMagic, ...swpMagic],
} satisfies Area;
