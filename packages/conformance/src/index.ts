export { checkProvider, listCases, type CaseDescription, type CheckOptions } from './check-provider.ts';
export { NotTried, UnknownCases } from './ground/verdicts.ts';
export { type CaseOutcome, type CaseResult, type RunReport, type TracedReply } from './kit/results.ts';
export { ProfileProblem } from './profile/read-profile.ts';
export { formatHtml } from './report/html.ts';
export { formatJson, parseJsonReport } from './report/json.ts';
export { formatJunit } from './report/junit.ts';
export { formatSummary } from './report/terminal.ts';
