import type { TextArea } from '@folioflow/flows/messages/message-key';
import { createLazyPage, type LazyPage } from './lazy-page.ts';
import type { ContainerModule, ContainerName, PageManifest } from './page-manifest.ts';
import type { Texts } from './texts.ts';

type LoadedPage<Page extends string> = Pick<PageManifest<string, string>, 'areas'> & {
  readonly load: () => Promise<ContainerModule<Page>>;
};

interface PageTexts<Page extends string> {
  readonly load: Texts['load'];
  /** The catalogues of each page, beside those of the frame. */
  readonly areas: Readonly<Record<Page, readonly TextArea[]>>;
}

/** Returns the containers of all pages by name; the code and the texts of each are loaded with its page. */
export const createScreens = <Page extends string>(
  pages: { readonly [Name in Page]: LoadedPage<Name> },
  texts: PageTexts<Page>,
) =>
  Object.fromEntries(
    (Object.keys(pages) as Page[]).map((name) => {
      const { load, areas = [] } = pages[name];
      // The name is computed: written with each page, it is half a kilobyte of every first load.
      const container = name.charAt(0).toUpperCase().concat(name.slice(1), 'Route') as ContainerName<typeof name>;
      const loadWithTexts = async () => (await Promise.all([load(), texts.load(...texts.areas[name])]))[0];
      return [name, createLazyPage(loadWithTexts, container, ...areas)];
    }),
  ) as Readonly<Record<Page, LazyPage>>;
