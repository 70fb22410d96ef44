import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { NotTried, requireThat } from '../../ground/verdicts.ts';
import { LUMPSUM_NEEDS, placeLumpsum } from '../support/lumpsum.ts';
import { choiceOf, readChart } from '../support/schemes.ts';
import { otherCode } from '../support/sign-up.ts';
import { requestCodes } from '../support/two-factor.ts';

export const nomineeCases = [
  defineCase({
    id: 'checkout.nominees.listed',
    section: 'contract 2.6 listNominees',
    title: 'The nominees of the investor are listed',
    mend: 'Answer nominee_list, is_no_nominee_registered and no_nominee_form.',
    needs: ['investors.ready', 'values.lumpsumScheme'],
    run: async (on) => {
      const scheme_code = on.value('lumpsumScheme');
      const answer = requireAccepted(
        await (await on.reader('ready')).call('listNominees', { scheme_name: '', scheme_code }),
      );
      requireThat(answer.nominee_list.length > 0, 'nominee_list is empty');
    },
  }),
  defineCase({
    id: 'checkout.nominees.last-choice',
    section: 'contract 2.6 listNominees',
    title: 'The nominee of the latest order is marked, and no other',
    mend: 'Set is_selected of the nominee of each new order, and clear it for the others; or mark none.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const investor = await on.investor('ready');
      const scheme_code = on.value('lumpsumScheme');
      const { nominee } = choiceOf(await readChart(investor, scheme_code));
      await placeLumpsum(on, investor);
      const answer = requireAccepted(await investor.call('listNominees', { scheme_name: '', scheme_code }));
      const [marked, ...others] = answer.nominee_list.filter(({ is_selected }) => is_selected);
      if (marked === undefined) throw new NotTried('the provider marks no nominee');
      requireThat(others.length === 0, 'several nominees are marked');
      requireThat(marked.id === nominee.nomineeId, 'another nominee than that of the latest order is marked');
    },
  }),
  defineCase({
    id: 'checkout.nominees.confirmed',
    section: 'contract 2.2 validateNomineeTwoFactor',
    title: 'A nominee is confirmed by both codes, and the checkout opens',
    mend: 'Answer is_bse_nominee_verified true and the recomputed flags of the checkout.',
    needs: ['investors.nomineeOpen', 'values.lumpsumScheme'],
    run: async (on) => {
      const investor = await on.investor('nomineeOpen');
      const codes = await requestCodes(on, investor, 'nominee update');
      const wrong = { ...codes, email_otp: otherCode(codes.email_otp) };
      requireCode(await investor.call('validateNomineeTwoFactor', { two_factor_authentication: wrong }), '031');
      const answer = requireAccepted(
        await investor.call('validateNomineeTwoFactor', { two_factor_authentication: codes }),
      );
      const isVerified = answer.result?.is_bse_nominee_verified ?? answer.is_bse_nominee_verified;
      requireThat(isVerified === true, 'is_bse_nominee_verified is not true');
      requireThat(answer.is_order_checkout_allowed, 'is_order_checkout_allowed is not true');
      const chart = await readChart(investor, on.value('lumpsumScheme'));
      requireThat(chart.is_order_checkout_allowed, 'getSchemeStatistics does not allow the checkout afterwards');
    },
  }),
];
