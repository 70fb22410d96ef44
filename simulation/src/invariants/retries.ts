import type { OpenedPage } from '../browser/opened-page.ts';
import type { FaultKind, RecordedCall } from '../world/network.ts';
import type { Invariant } from './observed.ts';
import { PLACING_PATHS } from './submissions.ts';

const REDEEM_PATH = '/order/modify';

/** Faults after which the client knows no answer. */
const LOSING_FAULTS: ReadonlySet<FaultKind> = new Set<FaultKind>([
  'cutBefore',
  'cutAfter',
  'html',
  'empty',
  'http500Before',
  'http500After',
  'killedAfter',
]);

/** Fields that a retry may change: the codes and the PIN of each attempt (contract 1.1). */
const ONE_TIME_FIELDS = new Set([
  'login_hint',
  'pin_hint',
  'login_otp',
  'mobile_otp',
  'email_otp',
  'twofactor_token_id',
  'pin_verification_value',
]);

const omitOneTimeFields = (name: string, value: unknown): unknown => (ONE_TIME_FIELDS.has(name) ? undefined : value);
const orderPaths = [...PLACING_PATHS, REDEEM_PATH];
const isOrder = (content: string): boolean => orderPaths.some((path) => content.startsWith(`${path} `));
const contentOf = ({ path, body }: RecordedCall): string => `${path} ${JSON.stringify(body, omitOneTimeFields)}`;

interface Visit {
  readonly page: OpenedPage;
  /** Keys of attempts without an answer, by their content. */
  readonly lost: Map<string, string>;
}

/** An order is settled by a list that contains its key; any other attempt by what is read after it. */
const settle = (lost: Map<string, string>, { fault, text, answer }: RecordedCall): void => {
  if (fault !== null || answer?.['code'] !== '000') return;
  for (const [content, key] of lost) if (!isOrder(content) || text.includes(key)) lost.delete(content);
};

/** An attempt without an answer is repeated under its key, until an answer contains its order. */
export const createRetriesInvariant = (): Invariant => {
  const visits = new Map<string, Visit>();
  const checkCall = ({ lost }: Visit, call: RecordedCall): string[] => {
    if (call.key === '') {
      settle(lost, call);
      return [];
    }
    // A form with a file is not recorded.
    if (call.body === null) return [];
    const content = contentOf(call);
    const before = lost.get(content);
    if (call.fault !== null && LOSING_FAULTS.has(call.fault)) lost.set(content, before ?? call.key);
    else if (call.answer?.['code'] === '000') lost.delete(content);
    return before === undefined || before === call.key
      ? []
      : [`${call.caller} repeats ${call.path} under another key than the attempt without an answer.`];
  };
  return {
    name: 'a retry has the key of the attempt',
    source: 'INV-04, decision 009',
    check: ({ world, calls }) =>
      world.investors.flatMap(({ tabs }) =>
        tabs.flatMap((tab) => {
          const page = tab.page();
          const known = visits.get(tab.id);
          // Another page is another visit; the calls of this step may belong to the page before.
          if (known?.page !== page) {
            visits.set(tab.id, { page, lost: new Map() });
            return [];
          }
          return calls.filter(({ caller }) => caller === tab.id).flatMap((call) => checkCall(known, call));
        }),
      ),
  };
};
