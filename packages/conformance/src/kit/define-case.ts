import { type CaseContext } from './case-context.ts';
import { type Need } from './needs.ts';

/** One check of a provider. */
export interface ConformanceCase {
  /** Area, then the subject: `access.login.unknown-password`. */
  readonly id: string;
  /** Its place in the contract: `contract 2.1 login`. */
  readonly section: string;
  /** The expected behaviour, one sentence. */
  readonly title: string;
  /** The change that a provider needs if the case fails, one sentence. */
  readonly mend: string;
  /** Entries of the profile without which the case is not tried. */
  readonly needs: readonly Need[];
  /** Throws a `Deviation` for a difference, `NotTried` for a condition that cannot be provoked. */
  readonly run: (on: CaseContext) => Promise<void>;
}

/** Declares a case. */
export const defineCase = (declared: ConformanceCase): ConformanceCase => declared;

/** The area of a case: the first part of its id. */
export const areaOfCase = ({ id }: Pick<ConformanceCase, 'id'>): string => id.split('.', 1)[0] ?? id;
