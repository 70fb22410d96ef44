export type { AnalyticsEvent, CallFailure } from './analytics-event.ts';
export { chartNames, type CallName, type FlowEnd, type FlowName, type FlowState } from './chart-names.gen.ts';
export { createAnalytics, type Analytics, type AnalyticsOptions } from './create-analytics.ts';
export type { FlowOutcome } from './outcomes.ts';
