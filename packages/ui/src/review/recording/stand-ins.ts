import { recordedFieldsOf, type RecordedFailure, type RecordedStep } from '@folioflow/flows/recording';
import type { FlowStep } from '@folioflow/flows/testing';
import type { Failure, Samples } from './samples.ts';

/** The number of fields that only one of both has. */
function differenceOf(fields: readonly string[], others: readonly string[]): number {
  const isIn = (list: readonly string[]) => (field: string) => list.includes(field);
  return fields.filter((field) => !isIn(others)(field)).length + others.filter((field) => !isIn(fields)(field)).length;
}

/** Groups values by their rank, the lowest rank first. */
function groupByRank<T>(values: readonly T[], rankOf: (value: T) => number): readonly (readonly T[])[] {
  const groups = new Map<number, T[]>();
  for (const value of values) {
    const rank = rankOf(value);
    groups.set(rank, [...(groups.get(rank) ?? []), value]);
  }
  return [...groups].sort(([one], [other]) => one - other).map(([, group]) => group);
}

const fieldsOf = ({ type: _, ...payload }: object & { readonly type?: unknown }) => recordedFieldsOf(payload);

/** The recorded failure itself; its texts are stand-ins. */
function plainFailureOf(failure: RecordedFailure): Failure {
  switch (failure.kind) {
    case 'noAnswer':
      return { kind: 'noAnswer' };
    case 'fault': {
      const { reason, isMissing } = failure;
      return { kind: 'fault', reason, errors: ['Fault'], ...(isMissing && { status: 404 }) };
    }
    case 'refused': {
      const { code, means } = failure;
      const answer = { code, messageText: 'Refused' };
      return { kind: 'refused', code, text: 'Refused', answer, ...(means !== undefined && { means }) };
    }
  }
}

function isSameClass(recorded: RecordedFailure, failure: Failure): boolean {
  if (recorded.kind === 'refused') return failure.kind === 'refused' && failure.means === recorded.means;
  if (recorded.kind === 'fault')
    return (
      failure.kind === 'fault' &&
      failure.reason === recorded.reason &&
      (failure.status === 404) === (recorded.isMissing === true)
    );
  return failure.kind === 'noAnswer';
}

const hasOtherCode = (recorded: RecordedFailure, failure: Failure): boolean =>
  recorded.kind === 'refused' && failure.kind === 'refused' && failure.code !== recorded.code;

/**
 * Returns the fixtures that can stand in for a recorded step in the chart that takes it, in groups: those of a group are
 * equally similar, and the first group is the most similar. `receivedAt`: the time of answers, in ms since 1970.
 */
export function standInsFor(
  samples: Samples,
  step: RecordedStep,
  receivedAt: number,
): readonly (readonly FlowStep[])[] {
  const port = step.name;
  switch (step.kind) {
    case 'event':
      return groupByRank(samples.eventsOf(step.name), (sample) => differenceOf(step.fields, fieldsOf(sample)));
    case 'answer':
      return [samples.answersOf(port).map((answer) => ({ step: 'done', port, answer, receivedAt }))];
    case 'failure': {
      const { failure: recorded } = step;
      const same = samples.failuresOf(port).filter((failure) => isSameClass(recorded, failure));
      const groups = groupByRank([...same, plainFailureOf(recorded)], (failure) =>
        hasOtherCode(recorded, failure) ? 1 : 0,
      );
      return groups.map((group) => group.map((failure) => ({ step: 'failed', port, failure })));
    }
    case 'time':
      return [[{ step: 'elapsed', delay: step.name }]];
  }
}
