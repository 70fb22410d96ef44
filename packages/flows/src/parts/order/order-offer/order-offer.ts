import {
  NOT_FOUND_CODE,
  investorRecordOf,
  type GetSchemeStatisticsAnswer,
  type InvestorRecord,
  type OrderOffer,
  type SchemeIdentity,
} from '@folioflow/api/contract';
import { failureNotice } from '../../../kit/notice.ts';
import { failureOf, type Failure } from '../../../kit/port.ts';
import type { SubmissionKeySource } from '../../../kit/submission-key.ts';
import type { ChosenNominee, NomineeChoiceInput } from '../../nominee/nominee-choice/nominee-choice.types.ts';
import { findConfirmedScheme } from '../../scheme/confirmed-scheme.ts';
import { statisticsRequestOf } from '../../scheme/statistics-request.ts';

interface RequestedOrder {
  readonly scheme: SchemeIdentity;
  /** False if the nominee step loads the nominees (DO-291, DO-412). */
  readonly hasNominees: boolean;
}

/** Returns the provider's offer of an option; null if its answer is about another scheme than the requested one. */
export function createOrderOffer<Option>(
  chart: GetSchemeStatisticsAnswer,
  requested: RequestedOrder,
  option: Option,
): OrderOffer<Option> | null {
  const scheme = findConfirmedScheme(chart, statisticsRequestOf(requested.scheme));
  const investor = investorRecordOf(chart);
  return scheme && { scheme, option, investor: requested.hasNominees ? investor : { ...investor, nominees: null } };
}

interface NomineeStep {
  readonly nominee: ChosenNominee | null;
  readonly newSubmission: SubmissionKeySource;
}

export const nomineeChoiceInputOf = (
  { scheme, investor }: OrderOffer<unknown>,
  { nominee, newSubmission }: NomineeStep,
): NomineeChoiceInput => ({
  nominees: investor.nominees,
  isNoNomineeRegistered: investor.isNoNomineeRegistered,
  noNomineeForm: investor.noNomineeForm,
  clientCode: investor.clientCode,
  scheme: { scheme_name: scheme.name, scheme_code: scheme.code },
  chosen: nominee,
  newSubmission,
});

export const nomineeNameOf = ({ nominees }: InvestorRecord, nomineeId: string | undefined): string | null =>
  nominees?.find(({ id }) => id === nomineeId)?.name ?? null;

interface FailedLoad {
  readonly event: { readonly error: unknown };
}

/** The guard of `termsFailureTransitions`, for the `setup` of a chart. */
export const termsGuards = {
  /** Decision 024. */
  isSchemeUnknown: (_: unknown, failure: Failure): boolean =>
    failure.kind === 'refused' && failure.code === NOT_FOUND_CODE,
};

/**
 * The `onError` of `getSchemeStatistics` in a checkout: no such scheme, or the terms cannot be loaded now. The refusal
 * is raised in both cases (DO-422).
 */
export const termsFailureTransitions = (missing: string, unavailable: string) => {
  const actions = { type: 'setNotice', params: failureNotice } as const;
  const guard = { type: 'isSchemeUnknown', params: ({ event }: FailedLoad) => failureOf(event.error) } as const;
  return [
    { guard, target: missing, actions },
    { target: unavailable, actions },
  ] as const;
};
