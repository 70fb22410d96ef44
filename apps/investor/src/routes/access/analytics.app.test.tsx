import { createAnalytics, type AnalyticsEvent } from '@folioflow/flows/analytics';
import { closeAlert, describe, expect, replaceParts, READY, test, waitForPath } from '../../testing/app-test.tsx';
import { askForCode, enterCode } from '../../testing/steps/access.ts';

/** The event without its duration, which a test cannot know: `signIn stateEntered entering`. */
const lineOf = (event: AnalyticsEvent): string => {
  const detail =
    'state' in event
      ? event.state
      : 'outcome' in event
        ? event.outcome
        : 'call' in event
          ? `${event.call} ${event.failure}`
          : '';
  return [event.within, event.flow, event.type, detail].join(' ').trim();
};

describe('analytics', () => {
  test('report a sign-in by code with a wrong code, without number, code, token or text', async ({ investor }) => {
    await investor.sandbox.session(READY);
    const events: AnalyticsEvent[] = [];
    const observer = createAnalytics({ sink: (event) => events.push(event), now: () => performance.now() });
    replaceParts({ observer });
    await askForCode(investor.mobile);
    await enterCode('111111');
    await closeAlert(/./);
    await enterCode('123456');
    await waitForPath(/\/portfolio\/$/);
    expect(events.map(lineOf).filter((line) => /^(session|signIn|signInCode) /.test(line))).toEqual([
      'session session flowStarted',
      'session session stateEntered restoring',
      'session session stateEntered signedOut.settled',
      'signIn signIn flowStarted',
      'signIn signIn stateEntered entering.mobile',
      'signIn signIn stateEntered requestingCode',
      'signIn signIn stateEntered accepted',
      'signIn signIn flowEnded completed',
      'signInCode signInCode flowStarted',
      'signInCode secondFactor flowStarted',
      'signInCode secondFactor stateEntered awaiting.entry.entering',
      'signInCode secondFactor stateEntered awaiting.resend.available',
      'signInCode signInCode stateEntered verifying',
      'signInCode secondFactor stateEntered awaiting.entry.confirming',
      'signInCode secondFactor callFailed confirm refused',
      'signInCode secondFactor stateEntered awaiting.entry.entering',
      'signInCode secondFactor stateEntered awaiting.entry.confirming',
      'session session stateEntered provisional',
      'session session stateEntered signedIn',
      'signInCode signInCode stateEntered accepted',
      'signInCode signInCode flowEnded completed',
      'signInCode secondFactor stateEntered confirmed',
      'signInCode secondFactor flowEnded completed',
    ]);
    expect(
      events.filter((event) => 'durationInMs' in event && !(event.durationInMs >= 0 && event.durationInMs < 60_000)),
    ).toEqual([]);
    const recorded = JSON.stringify(events);
    const token = localStorage.getItem('token') ?? '';
    expect(token).not.toBe('');
    for (const value of [investor.mobile, '123456', '111111', token, 'sandbox.example'])
      expect(recorded).not.toContain(value);
  });
});
