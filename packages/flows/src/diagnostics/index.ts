export { createRunDiagnostics, type RunDiagnostics, type RunDiagnosticsOptions } from './create-run-diagnostics.ts';
export { withPortCheck } from './port-check.ts';
export { recogniseOldXState } from './recognise-xstate.ts';
export {
  IntegrationError,
  reportOnce,
  type IntegrationErrorCode,
  type ReportIntegrationError,
} from '@folioflow/api/diagnostics';
