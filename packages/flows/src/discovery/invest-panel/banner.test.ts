import type { CheckoutFlags } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { canOrder } from '../../parts/order/order-gate.ts';
import { orderingBannerOf } from './banner.ts';
import { checkoutFlagsOf } from './invest-terms.ts';
import { sampleChart } from './testing/sample-chart.ts';

const open = checkoutFlagsOf(sampleChart);
const closed = { ...open, is_order_checkout_allowed: false, order_checkout_validation_message: 'Not yet.' };
const linkOf = (flags: CheckoutFlags, loginStage = '') => orderingBannerOf(flags, loginStage)?.link;

test('every combination of the five flags has its banner and its button [DO-010]', () => {
  const either = [true, false];
  const table = either.flatMap((is_order_checkout_allowed) =>
    either.flatMap((is_pending_order) =>
      either.flatMap((is_bse_client_code_approved) =>
        either.flatMap((is_bse_nominee_verified) =>
          either.map((is_kyc_esign_verified) => {
            const flags = {
              is_order_checkout_allowed,
              is_pending_order,
              is_bse_client_code_approved,
              is_bse_nominee_verified,
              is_kyc_esign_verified,
              order_checkout_validation_message: 'Told by the server.',
              order_checkout_redirect_url: 'portfolio',
            };
            return { flags, banner: orderingBannerOf(flags, 'bank'), mayOrder: canOrder(flags) };
          }),
        ),
      ),
    ),
  );
  for (const { flags, banner, mayOrder } of table) {
    expect(mayOrder).toBe(flags.is_order_checkout_allowed && !flags.is_pending_order);
    const isNomineeBanner = flags.is_bse_client_code_approved && !flags.is_bse_nominee_verified;
    const expected = flags.is_pending_order
      ? { kind: 'pending', text: 'Told by the server.', link: { kind: 'route', to: 'portfolio' } }
      : flags.is_order_checkout_allowed
        ? null
        : {
            kind: 'notAllowed',
            text: 'Told by the server.',
            link: isNomineeBanner ? { kind: 'verifyNominee' } : { kind: 'route', to: 'portfolio' },
          };
    expect(banner).toEqual(expected);
  }
  expect(table).toHaveLength(32);
});

describe('the link', () => {
  test('leads to the route of the server without e-sign', () => {
    expect(
      linkOf({ ...closed, is_kyc_esign_verified: false, order_checkout_redirect_url: './esignkycVerification/' }),
    ).toEqual({ kind: 'route', to: 'esignkycVerification' });
  });

  test('leads to the page of the due stage, if there is one, without e-sign and without a valid route [DO-070]', () => {
    const early = { ...closed, is_kyc_esign_verified: false };
    expect(
      ['pan', 'aadhaar', 'bank', 'personal', 'esignkyc', 'completed', 'toString', ''].map((login_stage) =>
        linkOf({ ...early, order_checkout_redirect_url: 'somewhere' }, login_stage),
      ),
    ).toEqual([
      ...['panVerification', 'aadhaarVerification', 'bankVerification', 'personalVerification'].map((to) => ({
        kind: 'route',
        to,
      })),
      { kind: 'route', to: 'esignkycVerification' },
      null,
      null,
      null,
    ]);
    expect(linkOf({ ...early, order_checkout_redirect_url: 'panVerification' }, 'bank')).toEqual({
      kind: 'route',
      to: 'panVerification',
    });
  });

  test('needs a redirect of more than six characters in all other cases', () => {
    const waiting = { ...closed, is_bse_client_code_approved: false };
    expect(
      ['signin', 'sipList', '', 'unknownRoute'].map((order_checkout_redirect_url) =>
        linkOf({ ...waiting, order_checkout_redirect_url }),
      ),
    ).toEqual([null, { kind: 'route', to: 'sipList' }, null, null]);
  });

  test('leads to the order list for a pending order without a route of the server', () => {
    expect(linkOf({ ...open, is_pending_order: true })).toEqual({ kind: 'route', to: 'orderList' });
  });
});
