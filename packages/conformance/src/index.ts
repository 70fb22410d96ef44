export { allCases } from './cases/index.ts';
export { defineCase, type ConformanceCase } from './kit/define-case.ts';
export { type CaseContext } from './kit/case-context.ts';
export { type CaseOutcome, type CaseResult, type RunReport, type TracedReply } from './kit/results.ts';
export { runKit, type RunOptions } from './kit/run-kit.ts';
export { Deviation, NotTried } from './ground/verdicts.ts';
export { parseProfile, ProfileProblem } from './profile/read-profile.ts';
export { type Profile } from './profile/profile-schema.ts';
export { formatJson, parseJsonReport } from './report/json.ts';
