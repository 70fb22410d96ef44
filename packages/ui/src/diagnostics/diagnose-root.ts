import { IntegrationError, reportOnce, type ReportIntegrationError } from '@folioflow/flows/diagnostics';
import type { RootOptions } from 'react-dom/client';

/** A component that is missing above, by the error that another component throws without it. */
const MISSING_COMPONENTS: readonly (readonly [message: RegExp, create: () => IntegrationError])[] = [
  [
    /^No clock: /,
    () =>
      new IntegrationError(
        'missing-provider-component',
        'A countdown or a day is rendered outside ClockProvider of @folioflow/ui: wrap the app in it.',
      ),
  ],
  [
    /^Missing context: WiringContext$/,
    () =>
      new IntegrationError(
        'missing-provider-component',
        'A page is rendered outside WiredApp of @folioflow/wiring: wrap the routes in it.',
      ),
  ],
  [
    /may be used only in the context of a <Router>/,
    () =>
      new IntegrationError(
        'missing-provider-component',
        'A link of the router is rendered outside the router: put the router below LinkProvider and around the screens.',
      ),
  ],
];

const recogniseRenderError = (error: unknown): IntegrationError | null => {
  const message = error instanceof Error ? error.message : '';
  const [, create] = MISSING_COMPONENTS.find(([pattern]) => pattern.test(message)) ?? [];
  return create?.() ?? null;
};

/**
 * Adds the recognition of missing provider components to the options of React's root, for development:
 * `createRoot(place, diagnoseRoot(options))`. The handlers of `options` are called as before; without them, an error
 * that no boundary catches is reported to the window, as by React.
 */
export function diagnoseRoot(options: RootOptions = {}, onIntegrationError?: ReportIntegrationError): RootOptions {
  const report = reportOnce(onIntegrationError);
  const reportFound = (error: unknown) => {
    const found = recogniseRenderError(error);
    if (found !== null) report(found);
  };
  return {
    ...options,
    onCaughtError: (error, info) => {
      reportFound(error);
      options.onCaughtError?.(error, info);
    },
    onUncaughtError: (error, info) => {
      reportFound(error);
      if (options.onUncaughtError) options.onUncaughtError(error, info);
      else reportError(error);
    },
  };
}
