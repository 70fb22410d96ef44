import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { inRoot } from '../../tools/root.ts';

let bundled: Promise<string> | undefined;

/** Source of `focus-ring.ts`, to be run in a page. */
const bundleFocusRing = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [inRoot('packages', 'ui', 'src', 'review', 'focus-ring.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'focusRing',
  });
  return outputFiles[0]?.text ?? '';
};

/** Returns the fault of the ring around the element with the focus; null for the window itself and a frame. */
export async function findFocusFault(page: Page): Promise<string | null> {
  const source = await (bundled ??= bundleFocusRing());
  return page.evaluate(
    `(() => {
      ${source}
      const control = document.activeElement;
      if (control === null || control === document.body || control.localName === 'iframe') return null;
      const fault = focusRing.findRingFault(control);
      return fault === null ? null : fault + ': ' + control.outerHTML.slice(0, 120);
    })()`,
  );
}
