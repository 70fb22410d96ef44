import { type OperationName } from '../../contract/index.ts';
import { createProvider } from '../create-provider.ts';
import { type Verdict } from '../judge.ts';
import { type ProviderSettings } from '../settings.ts';

/** Creates a client whose session applies each verdict, and records all verdicts and faults. */
export function createTestSession(baseUrl: string, token = '', more: Partial<ProviderSettings> = {}) {
  const store = new Map(token === '' ? [] : [['token', token]]);
  const verdicts: [OperationName, Verdict][] = [];
  const faults: [OperationName, { readonly status?: number }][] = [];
  const provider = createProvider({
    baseUrl,
    getToken: () => store.get('token'),
    onAnswer: (verdict, operation) => {
      verdicts.push([operation, verdict]);
      if (verdict.token === 'erased') store.delete('token');
      else if (verdict.token !== 'unchanged') store.set('token', verdict.token.replacedBy);
    },
    onFault: (fault, operation) => faults.push([operation, fault]),
    now: () => 1_795_000_000_000,
    ...more,
  });
  return { provider, store, verdicts, faults };
}
