import { createProvider } from '../client/create-provider.ts';
import { type ProviderSettings } from '../client/settings.ts';
import { EMPTY_ANSWER_CODE } from '../contract/empty-answer.ts';
import { type Envelope } from '../contract/envelope.ts';
import { isProviderFault, type Outcome } from '../contract/outcome.ts';
import { type CallOptions, type Provider } from '../contract/provider.ts';
import { IntegrationError, type ReportIntegrationError } from './integration-error.ts';
import { reportOnce } from './report-integration-error.ts';
import { probeAddress } from './probe-address.ts';
import { createMissingTokenError, recogniseClock, recogniseToken, recogniseVersion } from './recognise-answer.ts';

export interface DiagnosticsOptions {
  /** Receives each mistake once; the console by default. */
  readonly onIntegrationError?: ReportIntegrationError;
}

type Method = (request: object, options?: CallOptions) => Promise<Outcome<Envelope>>;

/**
 * `createProvider` for development: the same provider, which also reports mistakes of its integration (decision 058).
 * The calls, their outcomes and their number are unchanged, except that the base address is requested twice after a call
 * that no server has answered. An address, a missing token and a refused origin are reported until the provider has
 * answered once: later they are states of a sound app.
 */
export function createDiagnosedProvider(
  settings: ProviderSettings,
  { onIntegrationError }: DiagnosticsOptions = {},
): Provider {
  const report = reportOnce(onIntegrationError);
  const reportFound = (found: IntegrationError | null) => {
    if (found !== null) report(found);
  };
  const provider = createProvider({
    ...settings,
    onClock: (ahead) => {
      reportFound(recogniseClock(ahead));
      settings.onClock?.(ahead);
    },
    onHeaders: (headers) => {
      reportFound(recogniseVersion(headers));
      settings.onHeaders?.(headers);
    },
  });
  const watcher = createWatcher(settings, reportFound);
  const methods = Object.entries(provider as unknown as Readonly<Record<string, Method>>).map(([name, method]) => [
    name,
    (request: object, options: CallOptions = {}) => {
      const token = options.token ?? settings.getToken() ?? '';
      const call = method(request, options);
      call.then(
        (outcome) => watcher.onOutcome(name, token, outcome),
        (error: unknown) => watcher.onFault(error),
      );
      return call;
    },
  ]);
  return Object.fromEntries(methods) as Provider;
}

/** Watches the calls until the provider has answered as a provider, and a token has been accepted. */
function createWatcher({ baseUrl }: ProviderSettings, reportFound: (found: IntegrationError | null) => void) {
  let hasAnswered = false;
  let isTokenSent = false;
  let isTokenAccepted = false;
  const reportNoProvider = (reason: string) =>
    reportFound(
      new IntegrationError(
        'no-provider-at-address',
        `${baseUrl} does not answer as a provider (${reason}): baseUrl must be its base address with the version path, such as https://provider.example/api/v1.`,
      ),
    );
  const probe = () => {
    if (!hasAnswered) void probeAddress(baseUrl).then((found) => !hasAnswered && reportFound(found));
  };
  return {
    onOutcome: (operation: string, token: string, outcome: Outcome<Envelope>) => {
      if (outcome.kind === 'noAnswer') probe();
      if (outcome.kind === 'noAnswer' || (outcome.kind === 'refused' && outcome.means === 'connectivity')) return;
      if (outcome.kind === 'refused' && outcome.code === EMPTY_ANSWER_CODE) {
        if (!hasAnswered) reportNoProvider('an answer without a code');
        return;
      }
      hasAnswered = true;
      if (outcome.kind === 'ended' && token === '' && !isTokenSent) reportFound(createMissingTokenError(operation));
      if (outcome.kind === 'ended' && token !== '' && !isTokenAccepted) reportFound(recogniseToken(token));
      isTokenSent ||= token !== '';
      isTokenAccepted ||= token !== '' && outcome.kind === 'accepted';
    },
    onFault: (error: unknown) => {
      if (!isProviderFault(error) || hasAnswered) return;
      if (error.kind === 'unreachable') probe();
      else if (error.kind === 'malformed') reportNoProvider(error.message);
      else if (error.status === 404 || error.status === 405) reportNoProvider(`HTTP status ${error.status}`);
      else hasAnswered = error.errors.length > 0;
    },
  };
}
