import { createLazyPage, type LazyPage } from './lazy-page.ts';
import type { PageManifest } from './page-manifest.ts';

/** Returns the containers of all pages by name; the code of each is loaded with its page. */
export const createScreens = <Page extends string>(
  pages: Readonly<Record<Page, Pick<PageManifest<string, string>, 'load' | 'container' | 'areas'>>>,
) =>
  Object.fromEntries(
    (Object.keys(pages) as Page[]).map((name) => {
      const { load, container, areas = [] } = pages[name];
      return [name, createLazyPage(load, container, ...areas)];
    }),
  ) as Readonly<Record<Page, LazyPage>>;
