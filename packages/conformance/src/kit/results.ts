/** One answer of the provider during a case, without any body. */
export interface TracedReply {
  readonly call: string;
  readonly status: number;
  readonly code: string;
}

export interface CaseOutcome {
  readonly outcome: 'passed' | 'failed' | 'notTried';
  /** The difference, or the reason why the case was not tried; '' if it passed. */
  readonly reason: string;
  readonly durationMs: number;
  /** The last answers, oldest first. */
  readonly trace: readonly TracedReply[];
  /** Answers of the provider by operation and code, as `createSwp 071`. */
  readonly answers: readonly string[];
}

/** Outcome of a case with its declaration. */
export interface CaseResult extends CaseOutcome {
  readonly id: string;
  readonly area: string;
  readonly section: string;
  readonly title: string;
  readonly mend: string;
}

/** Result of a run. */
export interface RunReport {
  readonly kit: string;
  readonly provider: string;
  readonly profile: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly counts: Readonly<Record<CaseOutcome['outcome'], number>>;
  readonly cases: readonly CaseResult[];
}
