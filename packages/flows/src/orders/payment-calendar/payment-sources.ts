import type { AnswerOf } from '@folioflow/api/contract';
import type { Port, PortOutcome } from '../../kit/port.ts';
import type {
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

/**
 * Returns the port that loads several lists at once. It fails, with the first failure, only if every list fails; an
 * ended session ends it.
 */
export const createPaymentSourceLoader =
  ({ listOrders, listBankAccounts }: PaymentCalendarPorts): Port<readonly PaymentSource[], PaymentSources> =>
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
    return { ...accepted, answer: { ...noSources, ...Object.fromEntries(answers) } };
  };

function answerOf(result: PromiseSettledResult<PortOutcome<SourceAnswer>> | undefined): SourceAnswer | null {
  return result?.status === 'fulfilled' && result.value.kind === 'accepted' ? result.value.answer : null;
}

function firstFailure(results: readonly PromiseSettledResult<PortOutcome<SourceAnswer>>[]): PortOutcome<never> {
  const [first] = results;
  if (first?.status === 'rejected') throw first.reason;
  if (first === undefined || first.value.kind === 'accepted') return { kind: 'noAnswer' };
  return first.value;
}
