import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { cancelSwp } from './redemption/cancel-swp.ts';
import { createAdditionalOrder } from './lumpsum/create-additional-order.ts';
import { createSingleOrder } from './lumpsum/create-single-order.ts';
import { createSipOrder } from './sip/create-sip-order.ts';
import { createSwp, swpMagic } from './redemption/create-swp.ts';
import { getSipResponse } from './sip/get-sip-response.ts';
import { listNominees } from './list-nominees.ts';
import { checkoutMagic } from './rules/magic-amounts.ts';
import { listStpSchemes } from './transfer/list-stp-schemes.ts';
import { redeemOrder, redemptionMagic, sendRedeemOtp } from './redemption/redeem-order.ts';
import { registerStp } from './transfer/register-stp.ts';

/** Checkouts: lumpsum, SIP, redemption, additional order, STP and SWP. */
export const checkout = {
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
  } satisfies OperationsOf<'checkout' | 'sip' | 'redemption' | 'additional' | 'transfer' | 'swp'>,
  magic: [...checkoutMagic, ...redemptionMagic, ...swpMagic],
} satisfies Area;
