import type { ReportIntegrationError } from './integration-error.ts';

/** The default: the console of the browser or of Node. */
export const logIntegrationError: ReportIntegrationError = ({ message }) => console.error(`[folioflow] ${message}`);

/** Returns a function that reports each mistake once, however often it is recognised. */
export function reportOnce(report: ReportIntegrationError = logIntegrationError): ReportIntegrationError {
  const reported = new Set<string>();
  return (error) => {
    if (reported.has(error.message)) return;
    reported.add(error.message);
    report(error);
  };
}
