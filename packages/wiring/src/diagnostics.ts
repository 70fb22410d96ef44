import type { Provider, ProviderSettings } from '@folioflow/api';
import { createDiagnosedProvider, type ReportIntegrationError } from '@folioflow/api/diagnostics';
import { createRunDiagnostics } from '@folioflow/flows/diagnostics';
import { diagnoseRoot } from '@folioflow/ui/diagnostics';
import type { RootOptions } from 'react-dom/client';
import type { FlowObserver } from './wiring.ts';

export { withConsoleInspector } from './console-inspector.ts';

/** The parts of an app that recognise mistakes of its integration. */
export interface AppDiagnostics {
  /** Replaces `createProvider`. */
  readonly connect: (settings: ProviderSettings) => Provider;
  /** The observer for `createWiring`. */
  readonly observer: FlowObserver;
  /** Wraps the options of React's root. */
  readonly diagnoseRoot: (options: RootOptions) => RootOptions;
}

/**
 * Returns the diagnostics of an app, for development (decision 058): import this module only there, as
 * `import.meta.env.DEV ? await import('@folioflow/wiring/diagnostics') : undefined`.
 */
export const createAppDiagnostics = (onIntegrationError?: ReportIntegrationError): AppDiagnostics => {
  const options = onIntegrationError === undefined ? {} : { onIntegrationError };
  return {
    connect: (settings) => createDiagnosedProvider(settings, options),
    observer: createRunDiagnostics(options),
    diagnoseRoot: (rootOptions) => diagnoseRoot(rootOptions, onIntegrationError),
  };
};
