import { createDiagnosedProvider, type IntegrationError } from '@folioflow/api/diagnostics';
import type { ProviderSettings } from '@folioflow/api';

/** A client of a provider with its session, and the reported mistakes of its integration. */
export function createDiagnosedClient(baseUrl: string, settings: Partial<ProviderSettings> = {}) {
  const errors: IntegrationError[] = [];
  let token = '';
  const provider = createDiagnosedProvider(
    {
      baseUrl,
      getToken: () => token,
      onAnswer: (verdict) => {
        if (typeof verdict.token === 'object') token = verdict.token.replacedBy;
      },
      onFault: () => undefined,
      ...settings,
    },
    { onIntegrationError: (error) => errors.push(error) },
  );
  return { provider, errors, token: () => token };
}
