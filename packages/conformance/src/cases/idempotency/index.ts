import { newSubmissionKey, requestOfCall } from '../../http/call.ts';
import { isSameAnswer } from '../../http/reply.ts';
import { sendAndLeave } from '../../http/send-and-leave.ts';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { defineCase, type ConformanceCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { LUMPSUM_NEEDS, lumpsumRequest } from '../support/lumpsum.ts';
import { readOrders } from '../support/order-lists.ts';
import { otherCode } from '../support/sign-up.ts';
import { requestCodes } from '../support/two-factor.ts';
import { submissions, type Submission } from './submissions.ts';

const section = 'contract 1.1 Idempotency-Key';
const needs = ['investors.ready', ...LUMPSUM_NEEDS] as const;
const slugOf = (operation: string): string => operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const repeatCase = ({ operation, needs: required, prepare }: Submission): ConformanceCase =>
  defineCase({
    id: `idempotency.${slugOf(operation)}.repeat`,
    section,
    title: `${operation} sent twice with one key has one effect and one answer`,
    mend: 'Store the answer with caller, operation, key and a hash of the body without codes; answer it again.',
    needs: required,
    run: async (on) => {
      const { investor, request, countEffects } = await prepare(on);
      const key = newSubmissionKey();
      const first = await investor.call(operation, request, { key });
      requireCode(first, '000');
      const effects = await countEffects();
      const second = await investor.call(operation, request, { key });
      requireCode(second, '000');
      requireThat(isSameAnswer(first, second), `the second answer of ${operation} differs from the first`);
      requireThat((await countEffects()) === effects, `the second request of ${operation} had an effect`);
    },
  });

const otherBodyCase = ({ operation, needs: required, prepare }: Submission): ConformanceCase =>
  defineCase({
    id: `idempotency.${slugOf(operation)}.other-body`,
    section,
    title: `${operation} with a used key and another body is refused with 051`,
    mend: 'Compare the hash of the body with that of the first request; answer 051 to a difference.',
    needs: required,
    run: async (on) => {
      const { investor, request, other } = await prepare(on);
      const key = newSubmissionKey();
      requireCode(await investor.call(operation, request, { key }), '000');
      requireCode(await investor.call(operation, other, { key }), '051');
    },
  });

const generalCases = [
  defineCase({
    id: 'idempotency.parallel',
    section,
    title: 'Two requests with one key at the same time have one effect',
    mend: 'Reserve the key before the effect, in one transaction; the second request waits for the first answer.',
    needs,
    run: async (on) => {
      const investor = await on.investor('ready');
      const request = await lumpsumRequest(on, investor);
      const key = newSubmissionKey();
      const replies = await Promise.all(
        Array.from({ length: 4 }, () => investor.call('createSingleOrder', request, { key })),
      );
      for (const reply of replies) requireCode(reply, '000');
      requireThat(
        replies.every((reply) => isSameAnswer(reply, replies[0] ?? reply)),
        'parallel requests with one key got different answers',
      );
      requireThat(
        (await readOrders(investor, 'single')).length === 1,
        'parallel requests with one key placed several orders',
      );
    },
  }),
  defineCase({
    id: 'idempotency.lost-answer',
    section,
    title: 'A request that is sent again after a lost answer places no second order',
    mend: 'Retain the answer for the key although the connection was closed, and answer it to the repetition.',
    needs,
    run: async (on) => {
      const investor = await on.investor('ready');
      const request = await lumpsumRequest(on, investor);
      const key = newSubmissionKey();
      await sendAndLeave(on.connection, requestOfCall('createSingleOrder', request, investor.token, { key }));
      const { result } = requireAccepted(await investor.call('createSingleOrder', request, { key }));
      const orders = await readOrders(investor, 'single');
      requireThat(orders.length === 1, `${orders.length} orders exist after a lost answer and its repetition`);
      requireThat(orders[0]?.order_id === result.order_id, 'the repetition answers another order');
    },
  }),
  defineCase({
    id: 'idempotency.new-codes',
    section,
    title: 'A repetition may carry new codes',
    mend: 'Leave the codes, the PIN and twofactor_token_id out of the hash, and do not check them again.',
    needs,
    run: async (on) => {
      const investor = await on.investor('ready');
      const request = await lumpsumRequest(on, investor);
      const key = newSubmissionKey();
      const first = await investor.call('createSingleOrder', request, { key });
      requireCode(first, '000');
      const codes = await requestCodes(on, investor, 'single order registration');
      for (const two_factor_authentication of [codes, { ...codes, mobile_otp: otherCode(codes.mobile_otp) }]) {
        const again = await investor.call('createSingleOrder', { ...request, two_factor_authentication }, { key });
        requireCode(again, '000');
        requireThat(isSameAnswer(first, again), 'the answer to the repetition with new codes differs from the first');
      }
    },
  }),
  defineCase({
    id: 'idempotency.refused-attempt',
    section,
    title: 'A refused attempt does not use the key up',
    mend: 'Store the key with the effect only; a corrected request with the same key is carried out.',
    needs,
    run: async (on) => {
      const investor = await on.investor('ready');
      const request = await lumpsumRequest(on, investor);
      const key = newSubmissionKey();
      const refused = { ...request, client_info: { ...request.client_info, order_amount: '0' } };
      requireCode(await investor.call('createSingleOrder', refused, { key }), '051');
      requireCode(await investor.call('createSingleOrder', request, { key }), '000');
    },
  }),
  defineCase({
    id: 'idempotency.other-key',
    section,
    title: 'Another key is another submission',
    mend: 'Identify a submission by its key, never by its body alone.',
    needs,
    run: async (on) => {
      const investor = await on.investor('ready');
      const first = await lumpsumRequest(on, investor);
      requireCode(await investor.call('createSingleOrder', first), '000');
      const second = {
        ...first,
        two_factor_authentication: await requestCodes(on, investor, 'single order registration'),
      };
      requireCode(await investor.call('createSingleOrder', second), '000');
      requireThat(
        (await readOrders(investor, 'single')).length === 2,
        'two submissions with two keys are not two orders',
      );
    },
  }),
  defineCase({
    id: 'idempotency.other-caller',
    section,
    title: 'A key belongs to its caller',
    mend: 'Store the key together with the caller.',
    needs,
    run: async (on) => {
      const key = newSubmissionKey();
      const ids: string[] = [];
      for (const investor of [await on.investor('ready'), await on.investor('ready')]) {
        const reply = await investor.call('createSingleOrder', await lumpsumRequest(on, investor), { key });
        ids.push(requireAccepted(reply).result.order_id);
        requireThat(
          (await readOrders(investor, 'single')).length === 1,
          'the order is missing in the list of its caller',
        );
      }
      requireThat(new Set(ids).size === 2, 'two callers with the same key got the same order');
    },
  }),
  defineCase({
    id: 'idempotency.other-operation',
    section,
    title: 'A key belongs to its operation',
    mend: 'Store the key together with the operation.',
    needs,
    run: async (on) => {
      const investor = await on.investor('ready');
      const key = newSubmissionKey();
      const request = await lumpsumRequest(on, investor);
      const { result } = requireAccepted(await investor.call('createSingleOrder', request, { key }));
      const payment = {
        order_no: result.mf_order_number,
        order_type: 'single',
        order_amount: String(result.mf_order_pay_amount),
      };
      requireAccepted(await investor.call('createPaymentOrder', payment, { key }));
    },
  }),
  defineCase({
    id: 'idempotency.key-form',
    section,
    title: 'A key that is no key is refused',
    mend: 'Accept a UUID; refuse an overlong key and other characters with 051 or HTTP 400.',
    needs,
    run: async (on) => {
      const investor = await on.investor('ready');
      const request = await lumpsumRequest(on, investor);
      for (const key of ['x'.repeat(300), 'a key with spaces']) {
        const reply = await investor.call('createSingleOrder', request, { key });
        if (reply.status !== 400) requireCode(reply, '051');
      }
      requireThat(
        (await readOrders(investor, 'single')).length === 0,
        'a request with an unusable key was carried out',
      );
    },
  }),
];

export const idempotencyCases = [...generalCases, ...submissions.map(repeatCase), ...submissions.map(otherBodyCase)];
