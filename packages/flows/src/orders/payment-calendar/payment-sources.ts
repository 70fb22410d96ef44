import type { AnswerOf } from '@folioflow/api/contract';
import { noticeOf, type Notice } from '../../kit/notice.ts';
import { PortFailure, type Port, type PortOutcome } from '../../kit/port.ts';
import type {
  LoadedSources,
  PaymentCalendarContext,
  PaymentCalendarPorts,
  PaymentSource,
  PaymentSources,
} from './payment-calendar.types.ts';

type SourceAnswer = AnswerOf<'listOrders'> | AnswerOf<'listBankAccounts'>;

export const noSources: PaymentSources = { single: null, xsip: null, stp: null, mandates: null };

/** The lists to request: those that failed, else all wanted ones. */
export const requestedSourcesOf = ({
  wanted,
  failed,
}: Pick<PaymentCalendarContext, 'wanted' | 'failed'>): readonly PaymentSource[] =>
  failed.length > 0 ? failed : wanted;

/** Adds the lists of an answer; a list that it does not contain is left as it is. */
export const mergeSources = (known: PaymentSources, received: PaymentSources): PaymentSources => ({
  single: received.single ?? known.single,
  xsip: received.xsip ?? known.xsip,
  stp: received.stp ?? known.stp,
  mandates: received.mandates ?? known.mandates,
});

type SourceResult = PromiseSettledResult<PortOutcome<SourceAnswer>>;

/**
 * Returns the port that loads several lists at once. It fails, with the first failure, only if every list fails; an
 * ended session ends it.
 */
export const createPaymentSourceLoader =
  ({ listOrders, listBankAccounts }: PaymentCalendarPorts): Port<readonly PaymentSource[], LoadedSources> =>
  async (wanted, scope) => {
    const load = (source: PaymentSource): Promise<PortOutcome<SourceAnswer>> =>
      source === 'mandates' ? listBankAccounts({}, scope) : listOrders({ order_type: source }, scope);
    const results = await Promise.allSettled(wanted.map(load));
    const outcomes = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const ended = outcomes.find(({ kind }) => kind === 'ended');
    if (ended !== undefined && ended.kind !== 'accepted') return ended;
    const accepted = outcomes.find((outcome) => outcome.kind === 'accepted');
    if (accepted === undefined) return firstFailure(results);
    const answers = wanted.map((source, place) => [source, answerOf(results[place])] as const);
    const sources = { ...noSources, ...Object.fromEntries(answers) };
    return { ...accepted, answer: { sources, notices: results.flatMap(noticesOf) } };
  };

function answerOf(result: SourceResult | undefined): SourceAnswer | null {
  return result?.status === 'fulfilled' && result.value.kind === 'accepted' ? result.value.answer : null;
}

function noticesOf(result: SourceResult): readonly Notice[] {
  if (result.status === 'rejected') return [noticeOf(result.reason)];
  const outcome = result.value;
  return outcome.kind === 'refused' || outcome.kind === 'noAnswer' ? [noticeOf(new PortFailure(outcome))] : [];
}

function firstFailure(results: readonly SourceResult[]): PortOutcome<never> {
  const [first] = results;
  if (first?.status === 'rejected') throw first.reason;
  if (first === undefined || first.value.kind === 'accepted') return { kind: 'noAnswer' };
  return first.value;
}
