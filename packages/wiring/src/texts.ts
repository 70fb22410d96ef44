import { languages, firstLanguage, type Language } from '@folioflow/flows/languages';
import type { TextArea } from '@folioflow/flows/messages/message-key';
import { i18n, type Messages } from '@lingui/core';

/** A compiled catalogue: the texts of an area in a language. */
export interface Catalogue {
  readonly messages: Messages;
}

/** The texts of an app in the shown language. */
export interface Texts {
  /** Shows the language of the page once its first texts are loaded. Rejects if they cannot be loaded. */
  readonly start: (...areas: readonly TextArea[]) => Promise<void>;
  /** Loads the texts of areas in the shown language. Rejects if they cannot be loaded; a later call tries again. */
  readonly load: (...areas: readonly TextArea[]) => Promise<void>;
  /**
   * Shows all texts in another language, once they are loaded: nothing is blank meanwhile, and the latest selection
   * wins. Rejects if they cannot be loaded; the language then remains.
   */
  readonly select: (id: string) => Promise<void>;
}

interface TextSources {
  /** Loaders by the file of the catalogue, which ends with the language and the area: `…/hi/access.json`. */
  readonly catalogues: Readonly<Record<string, () => Promise<Catalogue>>>;
  /** Loaders of the styles of a script that is not in the font of the product, by language. */
  readonly fonts: Readonly<Record<string, (() => Promise<unknown>) | undefined>>;
}

/** The language of the served page. */
function pageLanguage(): Language {
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return languages.find(({ tag }) => tag === lang) ?? firstLanguage;
}

/** Creates the texts of an app, which are those of the library's `i18n`. */
export function createTexts({ catalogues, fonts }: TextSources): Texts {
  const sources = new Map(
    Object.entries(catalogues).map(([file, source]) => [
      file.split('/').slice(-2).join('/').split('.')[0] ?? '',
      source,
    ]),
  );
  const loads = new Map<string, Promise<void>>();
  const areas = new Set<TextArea>();
  let wanted = pageLanguage();
  let selections = 0;

  async function loadCatalogue(id: string, area: TextArea): Promise<void> {
    const catalogue = await sources.get(`${id}/${area}`)?.();
    if (catalogue === undefined) throw new Error(`There are no texts of ${area} in ${id}.`);
    i18n.load(id, catalogue.messages);
  }

  function loadOnce(id: string, area: TextArea): Promise<void> {
    const name = `${id}/${area}`;
    const loading = loads.get(name) ?? loadCatalogue(id, area);
    loads.set(name, loading);
    loading.catch(() => loads.delete(name));
    return loading;
  }

  async function loadAll(id: string): Promise<void> {
    const { size } = areas;
    await Promise.all([...areas].map((area) => loadOnce(id, area)));
    // A page that was opened meanwhile has further texts.
    if (areas.size > size) await loadAll(id);
  }

  async function load(...more: readonly TextArea[]): Promise<void> {
    for (const area of more) areas.add(area);
    const ids = new Set([wanted.id, ...(i18n.locale === '' ? [] : [i18n.locale])]);
    await Promise.all([...ids].flatMap((id) => more.map((area) => loadOnce(id, area))));
  }

  return {
    load,
    start: async (...first) => {
      await load(...first);
      i18n.activate(wanted.id, wanted.tag);
    },
    select: async (id) => {
      const language = languages.find((each) => each.id === id);
      if (language === undefined) return;
      selections += 1;
      const selection = selections;
      const before = wanted;
      wanted = language;
      try {
        await Promise.all([loadAll(id), fonts[id]?.()]);
      } catch (failure) {
        if (selection === selections) wanted = before;
        throw failure;
      }
      if (selection !== selections) return;
      if (typeof document !== 'undefined') document.documentElement.lang = language.tag;
      i18n.activate(id, language.tag);
    },
  };
}
