import type { Page } from '@playwright/test';
import { findAssetFile, type BuiltApp } from './delay-code.ts';
import { stack } from './stack.ts';

type CodeFailure = 'cutOff' | 'unavailable' | 'gone' | { readonly script: string };

interface FailureScope {
  readonly times?: number;
  readonly app?: BuiltApp;
}

/** Fails the file with the code of `source`, `times` times or until the returned function is called. */
export async function failCode(
  page: Page,
  source: string,
  failure: CodeFailure,
  { times = Infinity, app = 'investor' }: FailureScope = {},
): Promise<() => Promise<void>> {
  const address = `${stack[app]}/assets/${findAssetFile(source, app)}`;
  await page.route(
    address,
    async (route) => {
      if (failure === 'cutOff') return route.abort();
      if (failure === 'unavailable') return route.fulfill({ status: 503 });
      if (failure === 'gone') return route.fulfill({ status: 404, body: 'Not found' });
      return route.fulfill({ contentType: 'text/javascript', body: failure.script });
    },
    { times },
  );
  return () => page.unroute(address);
}

/** Replaces the folder of the assets, as in another version of the app. */
const moveAssets = (text: string, folder: string) => text.replaceAll('assets/', `${folder}/`);

/**
 * Replaces the version of the app with which the page was opened, and removes its files. Files of the new version for
 * which `isMissing` returns true are missing too. Returns a function for the number of navigations since then.
 */
export async function deployNewVersion(
  page: Page,
  isMissing: (file: string) => boolean = () => false,
): Promise<() => number> {
  let pages = 0;
  await page.route(`${stack.investor}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/assets/')) return route.fulfill({ status: 404, body: 'Not found' });
    const isNew = pathname.startsWith('/assets-new/');
    const file = pathname.replace('/assets-new/', '/assets/');
    if (isNew && isMissing(file)) return route.fulfill({ status: 404, body: 'Not found' });
    if (route.request().isNavigationRequest()) pages += 1;
    const response = await fetch(stack.investor + file);
    const headers = { 'content-type': response.headers.get('content-type') ?? '' };
    const body = Buffer.from(await response.arrayBuffer());
    const isText = /javascript|html|css/.test(headers['content-type']);
    return route.fulfill({ headers, body: isText ? moveAssets(body.toString(), 'assets-new') : body });
  });
  return () => pages;
}
