/** The target of styled-components, and the sheet that its rules are written to. */
export interface ComponentSheet {
  readonly sheet: CSSStyleSheet;
  readonly target: HTMLElement;
}

/**
 * Creates a constructed sheet for the rules of styled-components, which writes to the sheet of a `<style>` element of
 * its target. A policy without `style-src` blocks such an element, even an empty one; it never blocks a constructed
 * sheet. The element stays outside of the document and returns the constructed sheet as its own.
 */
export function createComponentSheet(): ComponentSheet {
  const sheet = new CSSStyleSheet();
  const target = document.createElement('div');
  const insert = target.insertBefore.bind(target);
  target.insertBefore = <Inserted extends Node>(node: Inserted, next: Node | null): Inserted => {
    if (node instanceof HTMLStyleElement) Object.defineProperty(node, 'sheet', { value: sheet });
    return insert(node, next);
  };
  return { sheet, target };
}
