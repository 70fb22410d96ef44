export { createDiagnosedProvider, type DiagnosticsOptions } from './create-diagnosed-provider.ts';
export {
  HELP_PAGE,
  INTEGRATION_ERROR_CODES,
  IntegrationError,
  type IntegrationErrorCode,
  type ReportIntegrationError,
} from './integration-error.ts';
export { logIntegrationError, reportOnce } from './report-integration-error.ts';
