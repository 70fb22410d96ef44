import { isId } from '@folioflow/api/contract';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { NotTried, requireThat } from '../../ground/verdicts.ts';
import { type Investor } from '../../people/person.ts';
import { otherCode } from '../support/sign-up.ts';
import { requestCodes, twoFactorRequest, type TwoFactorCodes } from '../support/two-factor.ts';

const section = 'contract 2.1 verifyMpin';

const changePin = (investor: Investor, pin: string, codes: TwoFactorCodes) =>
  investor.call('verifyMpin', {
    login_role: 'customer',
    request_from: 'pin',
    request_mode: 'verifypin',
    pin_hint: pin,
    ...codes,
  });

const start = async (on: CaseContext) => {
  const investor = await on.investor('ready');
  return { investor, codes: await requestCodes(on, investor, 'mpin change') };
};

export const pinCases = [
  defineCase({
    id: 'access.pin.change',
    section,
    title: 'The PIN changes with a code for that action',
    mend: 'Replace the PIN after checking the code of the action mpin change.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { investor, codes } = await start(on);
      requireAccepted(await changePin(investor, '4827', codes));
    },
  }),
  defineCase({
    id: 'access.pin.form',
    section,
    title: 'A new PIN has exactly four digits',
    mend: 'Refuse any other PIN with 051, before the code is checked.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { investor, codes } = await start(on);
      for (const pin of ['', '123', '12345', 'abcd']) requireCode(await changePin(investor, pin, codes), '051');
    },
  }),
  defineCase({
    id: 'access.two-factor.id',
    section: 'contract 1.4 Id',
    title: 'The id of the codes is opaque: 1 to 64 letters, digits, - and _',
    mend: 'Answer twofactor_id in that form.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { codes } = await start(on);
      requireThat(isId(codes.twofactor_token_id), 'twofactor_id is not 1 to 64 letters, digits, - and _');
    },
  }),
  defineCase({
    id: 'access.two-factor.wrong',
    section: 'contract 1.5 codes 031 and 033',
    title: 'A wrong code is refused with 031, the fifth with 033',
    mend: 'Count the tries of an id and invalidate it with the fifth.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { investor, codes } = await start(on);
      const wrong = { ...codes, mobile_otp: otherCode(codes.mobile_otp) };
      for (let attempt = 1; attempt < 5; attempt += 1) requireCode(await changePin(investor, '4827', wrong), '031');
      requireCode(await changePin(investor, '4827', wrong), '033');
      requireCode(await changePin(investor, '4827', codes), '033', '032');
    },
  }),
  defineCase({
    id: 'access.two-factor.once',
    section: 'contract 2.1 sendTwoFactorOtp',
    title: 'An id is valid once',
    mend: 'Mark the id as used together with its effect.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { investor, codes } = await start(on);
      requireCode(await changePin(investor, '4827', codes), '000');
      requireCode(await changePin(investor, '4828', codes), '031', '032', '033');
    },
  }),
  defineCase({
    id: 'access.two-factor.replaced',
    section: 'contract 2.1 sendTwoFactorOtp',
    title: 'New codes invalidate the earlier id of the action',
    mend: 'Invalidate the earlier id of the same customer and action with each send.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { investor, codes } = await start(on);
      const second = await requestCodes(on, investor, 'mpin change');
      requireCode(await changePin(investor, '4827', codes), '031', '032', '033');
      requireCode(await changePin(investor, '4827', second), '000');
    },
  }),
  defineCase({
    id: 'access.two-factor.other-action',
    section: 'contract 2.1 sendTwoFactorOtp',
    title: 'An id is valid only for its action',
    mend: 'Bind the id to request_action.',
    needs: ['investors.ready'],
    run: async (on) => {
      const investor = await on.investor('ready');
      const codes = await requestCodes(on, investor, 'swp registration');
      requireCode(await changePin(investor, '4827', codes), '031', '032', '033');
    },
  }),
  defineCase({
    id: 'access.two-factor.other-investor',
    section: 'contract 2.1 sendTwoFactorOtp',
    title: 'An id is valid only for the investor who requested it',
    mend: 'Bind the id to the customer and the session.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { codes } = await start(on);
      const other = await on.investor('ready');
      requireCode(await changePin(other, '4827', codes), '031', '032', '033');
    },
  }),
  defineCase({
    id: 'access.two-factor.sends',
    section: 'contract 1.5 code 034',
    title: 'The sixth send of an action within 15 minutes is refused with 034',
    mend: 'Count the sends per customer and action.',
    needs: ['investors.ready'],
    run: async (on) => {
      const investor = await on.investor('ready');
      for (let sent = 1; sent <= 5; sent += 1)
        requireAccepted(await investor.call('sendTwoFactorOtp', twoFactorRequest('mpin change')));
      requireCode(await investor.call('sendTwoFactorOtp', twoFactorRequest('mpin change')), '034');
    },
  }),
  defineCase({
    id: 'access.two-factor.nothing-to-confirm',
    section: 'contract 2.1 sendTwoFactorOtp',
    title: 'Codes for a nominee without an open nominee are refused with 020',
    mend: 'Send codes for a nominee update only while a nominee waits for its confirmation.',
    needs: ['investors.empty'],
    run: async (on) => {
      const investor = await on.investor('empty');
      requireCode(await investor.call('sendTwoFactorOtp', twoFactorRequest('nominee update')), '020');
    },
  }),
  defineCase({
    id: 'access.two-factor.unknown-action',
    section: 'contract 1.7 request_action',
    title: 'An unknown action is refused with 051',
    mend: 'Accept only the actions of contract 1.7.',
    needs: ['investors.ready'],
    run: async (on) => {
      const investor = await on.reader('ready');
      const client_info = { request_action: 'close account', is_otp_email_required: false };
      requireCode(await investor.call('sendTwoFactorOtp', { login_role: 'customer', client_info }), '051');
    },
  }),
  defineCase({
    id: 'access.two-factor.expired',
    section: 'contract 1.5 code 032',
    title: 'An expired code of an action is refused with 032',
    mend: 'Let the codes of an action expire after five minutes.',
    needs: ['investors.ready', 'values.expiredCode'],
    run: async (on) => {
      const { investor, codes } = await start(on);
      const expired = { ...codes, mobile_otp: on.value('expiredCode') };
      if (expired.mobile_otp === codes.mobile_otp) throw new NotTried('the expired code is the valid one');
      requireCode(await changePin(investor, '4827', expired), '032');
    },
  }),
];
