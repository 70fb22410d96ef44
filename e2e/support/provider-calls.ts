import type { Page, Request } from '@playwright/test';
import { stack } from './stack.ts';

export interface ProviderCall {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

const base = '/api/v1/';

function parseCall(request: Request): ProviderCall | null {
  const { origin, pathname } = new URL(request.url());
  if (origin !== stack.sandbox || !pathname.startsWith(base) || request.method() === 'OPTIONS') return null;
  const isJson = request.headers()['content-type']?.startsWith('application/json') === true;
  return {
    path: pathname.slice(base.length),
    method: request.method(),
    headers: request.headers(),
    body: isJson ? (request.postDataJSON() as Record<string, unknown>) : {},
  };
}

/** Records every call of the page to the provider, in order. */
export function recordProviderCalls(page: Page): {
  readonly all: readonly ProviderCall[];
  to(path: string): readonly ProviderCall[];
} {
  const all: ProviderCall[] = [];
  page.on('request', (request) => {
    const call = parseCall(request);
    if (call) all.push(call);
  });
  return { all, to: (path) => all.filter((call) => call.path === path) };
}
