import { type Role } from '../../profile/roles.ts';
import { requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { type ConformanceCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { LUMPSUM_NEEDS, sendLumpsum } from '../support/lumpsum.ts';
import { readChart } from '../support/schemes.ts';

const blocked: readonly { readonly role: Role; readonly flag: string; readonly isSet: boolean }[] = [
  { role: 'esignMissing', flag: 'is_kyc_esign_verified', isSet: false },
  { role: 'codeMissing', flag: 'is_bse_client_code_approved', isSet: false },
  { role: 'nomineeOpen', flag: 'is_bse_nominee_verified', isSet: false },
  { role: 'pendingOrder', flag: 'is_pending_order', isSet: true },
];

/** For each obstacle: the chart shows it, and an order is refused. */
const obstacleCases = blocked.map(({ role, flag, isSet }): ConformanceCase =>
  defineCase({
    id: `checkout.gating.${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    section: 'sandbox 8 Gating',
    title: `An investor with ${flag} ${String(isSet)} cannot order`,
    mend: `Answer ${flag} ${String(isSet)} in getSchemeStatistics and refuse createSingleOrder with 020.`,
    needs: [`investors.${role}`, ...LUMPSUM_NEEDS],
    run: async (on) => {
      const investor = await on.investor(role);
      const chart = await readChart(investor, on.value('lumpsumScheme'));
      requireThat(Reflect.get(chart, flag) === isSet, `${flag} is not ${String(isSet)} in getSchemeStatistics`);
      requireCode(await sendLumpsum(on, investor), '020');
    },
  }),
);

export const gatingCases = [
  ...obstacleCases,
  defineCase({
    id: 'checkout.gating.open',
    section: 'contract 3 CheckoutFlags',
    title: 'An investor without obstacles may order',
    mend: 'Answer is_order_checkout_allowed true exactly when e-sign, client code and nominee are in order.',
    needs: ['investors.ready', 'values.lumpsumScheme'],
    run: async (on) => {
      const chart = await readChart(await on.reader('ready'), on.value('lumpsumScheme'));
      requireThat(chart.is_order_checkout_allowed, 'is_order_checkout_allowed is not true');
      requireThat(!chart.is_pending_order, 'is_pending_order is not false');
      requireThat(chart.order_checkout_redirect_url === '', 'order_checkout_redirect_url is not empty');
    },
  }),
];
