import type { Page } from '@playwright/test';
import { assetOf, type BuiltApp } from './hold-code.ts';
import { stack } from './stack.ts';

type Failure = 'cutOff' | 'unavailable' | 'gone' | { readonly script: string };

interface Where {
  readonly times?: number;
  readonly app?: BuiltApp;
}

/** The file with the code of `source` comes to grief, so often or until what is returned lets it come as it is. */
export async function failCode(
  page: Page,
  source: string,
  failure: Failure,
  { times = Infinity, app = 'investor' }: Where = {},
): Promise<() => Promise<void>> {
  const address = `${stack[app]}/assets/${assetOf(source, app)}`;
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

/** A version of the app whose files stand in another folder. */
const moved = (text: string, folder: string) => text.replaceAll('assets/', `${folder}/`);

/**
 * Puts another version of the app in the place of the one that the page was opened with, and takes its files away. A file
 * of the new version whose name `isMissing` is not there either. Says how often a page was asked for since.
 */
export async function deploy(page: Page, isMissing: (file: string) => boolean = () => false): Promise<() => number> {
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
    return route.fulfill({ headers, body: isText ? moved(body.toString(), 'assets-new') : body });
  });
  return () => pages;
}
