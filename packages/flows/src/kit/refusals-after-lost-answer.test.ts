import { describe, expect, test } from 'vitest';
import { accepted, emptyAnswerRefusal, noAnswer, refused, type PortOutcome } from './port.ts';
import { markExpiredCodesAfterLostAnswer, markRefusalsAfterLostAnswer } from './refusals-after-lost-answer.ts';

type Answer = PortOutcome<string> | Error;
type Wrap = typeof markExpiredCodesAfterLostAnswer<null, string>;

const { signal } = new AbortController();
const markOrders: Wrap = (run) => markRefusalsAfterLostAnswer(run);
const usedKey = refused('This submission was already used.', '051');
const expiredCode = refused('The code has expired.', '032');
const wrongCode = refused('The code is wrong.', '031');

/** Runs a wrapped port with these answers, each for a submission; returns the outcomes, or the thrown errors. */
async function outcomesOf(wrap: Wrap, ...answers: readonly (readonly [string | undefined, Answer])[]) {
  let call = 0;
  const port = wrap(() => {
    const answer = answers[call]?.[1] ?? noAnswer;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const outcomes: unknown[] = [];
  for (const [submission] of answers) {
    const scope = submission === undefined ? { signal } : { signal, submission };
    outcomes.push(await port(null, scope).catch((error: unknown) => error));
    call += 1;
  }
  return outcomes;
}

const offline = new TypeError('offline');

describe('a refusal of an order', () => {
  test.each<[string, Answer]>([
    ['no answer', noAnswer],
    ['an empty answer', emptyAnswerRefusal()],
    ['a fault', offline],
  ])('by a used key or code after %s means that the earlier attempt may have had its effect', async (_, loss) => {
    for (const refusal of [usedKey, expiredCode])
      expect(await outcomesOf(markOrders, ['a', loss], ['a', refusal])).toEqual([
        loss,
        { ...refusal, means: 'earlierAttempt' },
      ]);
  });

  test('for another reason after a lost answer is unchanged', async () => {
    expect(await outcomesOf(markOrders, ['a', noAnswer], ['a', wrongCode])).toEqual([noAnswer, wrongCode]);
  });

  test('of an attempt whose answers all arrived is unchanged', async () => {
    expect(await outcomesOf(markOrders, ['a', wrongCode], ['a', usedKey])).toEqual([wrongCode, usedKey]);
    const done = accepted('done', 0);
    expect(await outcomesOf(markOrders, ['a', done], ['a', usedKey])).toEqual([done, usedKey]);
  });

  test('of another submission is unchanged', async () => {
    expect(await outcomesOf(markOrders, ['a', noAnswer], ['b', usedKey])).toEqual([noAnswer, usedKey]);
  });

  test('of a call without a key follows the earlier call without a key', async () => {
    expect(await outcomesOf(markOrders, [undefined, offline], [undefined, usedKey])).toEqual([
      offline,
      { ...usedKey, means: 'earlierAttempt' },
    ]);
  });

  test('of a call without a key is that of an empty key', async () => {
    expect(await outcomesOf(markOrders, [undefined, offline], ['', usedKey])).toEqual([
      offline,
      { ...usedKey, means: 'earlierAttempt' },
    ]);
  });

  test('of a submission that lost its answer in an earlier visit is marked at once', async () => {
    const resumed: Wrap = (run) => markRefusalsAfterLostAnswer(run, { '051': 'earlierAttempt' }, ['a']);
    expect(await outcomesOf(resumed, ['a', usedKey], ['b', usedKey], ['a', expiredCode])).toEqual([
      { ...usedKey, means: 'earlierAttempt' },
      usedKey,
      expiredCode,
    ]);
  });

  test('is no acceptance: an accepted retry is returned unchanged', async () => {
    const done = accepted('done', 0);
    expect(await outcomesOf(markOrders, ['a', offline], ['a', done])).toEqual([offline, done]);
  });
});

test('an expired code after a lost answer may mean that the code was accepted; a used key means nothing', async () => {
  const mark: Wrap = markExpiredCodesAfterLostAnswer;
  expect(await outcomesOf(mark, ['a', noAnswer], ['a', expiredCode], ['a', usedKey])).toEqual([
    noAnswer,
    { ...expiredCode, means: 'acceptedBefore' },
    usedKey,
  ]);
  expect(await outcomesOf(mark, ['a', expiredCode])).toEqual([expiredCode]);
});
