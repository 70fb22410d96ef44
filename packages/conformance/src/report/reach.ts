import { operations } from '@folioflow/api/schemas';
import { documentedAnswers } from '../judge/documented-codes.ts';
import { type CaseResult } from '../kit/results.ts';

/** The part of the contract that a run has seen: answers of passed cases. */
export interface Reach {
  /** Operations that were accepted. */
  readonly accepted: number;
  readonly operations: number;
  /** Documented answers of an operation with a code. */
  readonly answered: number;
  readonly documented: number;
  /** Documented answers that no passed case has seen, as `createSwp 071`. */
  readonly missing: readonly string[];
}

/** Compares the answers of passed cases with those of the contract. */
export const reachOf = (cases: readonly CaseResult[]): Reach => {
  const seen = new Set(cases.flatMap(({ outcome, answers }) => (outcome === 'passed' ? answers : [])));
  const missing = documentedAnswers.filter((answer) => !seen.has(answer));
  return {
    accepted: operations.filter(({ name }) => seen.has(`${name} 000`)).length,
    operations: operations.length,
    answered: documentedAnswers.length - missing.length,
    documented: documentedAnswers.length,
    missing,
  };
};

/** Describes the reach on a line. */
export const formatReach = ({ accepted, operations: all, answered, documented }: Reach): string =>
  `${accepted} of ${all} operations accepted, ${answered} of ${documented} documented answers seen`;
