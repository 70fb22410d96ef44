/** Reading of a page beside its pictures. */
interface PageReading {
  readonly text: string;
  /** Height of the content in CSS pixels; 0 for a page behind a modal dialog, which is placed in the window. */
  readonly height: number;
  /** Id of the machine that the shown story plays. */
  readonly flow: string | null;
}

/** Runs in the page. */
export function readPage(): PageReading {
  interface StoryParameters {
    readonly flow?: { readonly journeys?: { readonly flow?: { readonly machine?: { readonly id?: string } } } };
  }
  interface ShownRender {
    readonly currentRender?: { readonly story?: { readonly parameters?: StoryParameters } };
  }
  const hasModal = document.querySelector('dialog:modal, [aria-modal="true"]') !== null;
  const { currentRender } = globalThis.__STORYBOOK_PREVIEW__ as ShownRender;
  return {
    text: document.body.innerText,
    height: hasModal ? 0 : document.documentElement.scrollHeight,
    flow: currentRender?.story?.parameters?.flow?.journeys?.flow?.machine?.id ?? null,
  };
}
