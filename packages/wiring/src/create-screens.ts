import { createLazyPage, type LazyPage } from './lazy-page.ts';
import type { ContainerModule, ContainerName, PageManifest } from './page-manifest.ts';

type LoadedPage<Page extends string> = Pick<PageManifest<string, string>, 'areas'> & {
  readonly load: () => Promise<ContainerModule<Page>>;
};

/** Returns the containers of all pages by name; the code of each is loaded with its page. */
export const createScreens = <Page extends string>(pages: { readonly [Name in Page]: LoadedPage<Name> }) =>
  Object.fromEntries(
    (Object.keys(pages) as Page[]).map((name) => {
      const { load, areas = [] } = pages[name];
      // The name is computed: written with each page, it is half a kilobyte of every first load.
      const container = name.charAt(0).toUpperCase().concat(name.slice(1), 'Route') as ContainerName<typeof name>;
      return [name, createLazyPage(load, container, ...areas)];
    }),
  ) as Readonly<Record<Page, LazyPage>>;
