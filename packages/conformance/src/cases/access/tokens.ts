import { operations } from '@folioflow/api/schemas';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { isNotOffered } from '../../http/optional-operations.ts';
import { type Reply } from '../../http/reply.ts';
import { smallestRequest } from '../../http/smallest-request.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { tokenOf, signInByCode, verifyNewMobile } from '../support/sign-up.ts';

const section = 'contract 1.5 code 003';

const requireSessionEnd = (reply: Reply): void => {
  requireCode(reply, '003');
  requireThat(reply.body['erase_token_id'] === true, 'the answer 003 has no erase_token_id true');
  requireThat(
    typeof reply.body['navigateScreen'] === 'string' && /^\.?\/?signin\/?$/.test(reply.body['navigateScreen']),
    'the answer 003 has no navigateScreen signin',
  );
};

export const tokenCases = [
  defineCase({
    id: 'access.token.missing',
    section,
    title: 'Each operation with a caller answers 003 without a token and with an unknown token',
    mend: 'Check the token before the request; answer 003 with erase_token_id true and navigateScreen signin.',
    needs: [],
    run: async (on) => {
      const guarded = operations.filter(({ auth }) => auth !== 'none');
      for (const token of ['', 'unknown-token-0123456789'])
        for (const operation of guarded) {
          const reply = await on.send(smallestRequest(operation, token));
          if (!isNotOffered(operation.name, reply)) requireSessionEnd(reply);
        }
    },
  }),
  defineCase({
    id: 'access.token.logout',
    section: 'contract 2.1 logout',
    title: 'A token is worthless after the logout',
    mend: 'Revoke the token that the logout carries.',
    needs: ['investors.ready'],
    run: async (on) => {
      const investor = await on.investor('ready');
      requireAccepted(await investor.call('listOrders', { order_type: 'single' }));
      requireCode(await investor.call('logout', {}), '000');
      requireSessionEnd(await investor.call('listOrders', { order_type: 'single' }));
      requireCode(await on.visitor.call('logout', {}), '000');
    },
  }),
  defineCase({
    id: 'access.token.second-sign-in',
    section: 'contract 1.5 code 004',
    title: 'A sign-in elsewhere ends the earlier session with 004',
    mend: 'Answer 004 to the token of the earlier session after a second sign-in of the same customer.',
    needs: ['investors.ready', 'isSingleSession'],
    run: async (on) => {
      const investor = await on.investor('ready');
      const token = tokenOf(await signInByCode(on, investor.mobile));
      requireCode(await investor.call('listOrders', { order_type: 'single' }), '004');
      requireCode(await on.callAs(token, 'listOrders', { order_type: 'single' }), '000');
    },
  }),
  defineCase({
    id: 'access.token.pre-auth',
    section: 'contract 1.6',
    title: 'A token of the sign-up opens no operation of an investor',
    mend: 'Answer 003 to a pre-auth token on an operation for investors.',
    needs: ['signUp'],
    run: async (on) => {
      const { person } = await verifyNewMobile(on);
      requireSessionEnd(await person.call('listOrders', { order_type: 'single' }));
      requireSessionEnd(await person.call('getPortfolio', {}));
    },
  }),
  defineCase({
    id: 'access.token.expired',
    section,
    title: 'An expired token is refused with 003',
    mend: 'End an investor session after 30 idle minutes and after 12 hours.',
    needs: ['values.expiredToken'],
    run: async (on) => {
      requireSessionEnd(await on.callAs(on.value('expiredToken'), 'getPortfolio', {}));
    },
  }),
  defineCase({
    id: 'access.token.strength',
    section: 'sandbox 1 tokens',
    title: 'Tokens are long and never repeat',
    mend: 'Issue random tokens of at least 128 bits.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { mobile } = await on.investor('ready');
      const tokens = [tokenOf(await signInByCode(on, mobile)), tokenOf(await signInByCode(on, mobile))];
      requireThat(new Set(tokens).size === tokens.length, 'two sign-ins got the same token');
      requireThat(
        tokens.every((token) => token.length >= 22),
        'a token has fewer than 22 characters',
      );
    },
  }),
];
