import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { inRoot } from '../../tools/root.ts';

let bundled: Promise<string> | undefined;

const CHECKS = `
  export { isCovered } from './focus-cover.ts';
  export { findRingFault } from './focus-ring.ts';
`;

/** Source of the checks of the UI package, to be run in a page. */
const bundleFocusChecks = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: CHECKS, resolveDir: inRoot('packages', 'ui', 'src', 'story-tests', 'probes') },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'focusChecks',
  });
  return outputFiles[0]?.text ?? '';
};

/**
 * Returns the fault of the element with the focus: no ring of 2 px and 3:1 around it, or other content covers it; null for
 * the window itself and a frame.
 */
export async function findFocusFault(page: Page): Promise<string | null> {
  const source = await (bundled ??= bundleFocusChecks());
  return page.evaluate(
    `(() => {
      ${source}
      const control = document.activeElement;
      if (control === null || control === document.body || control.localName === 'iframe') return null;
      const fault = focusChecks.findRingFault(control) ?? (focusChecks.isCovered(control) ? 'is covered' : null);
      return fault === null ? null : fault + ': ' + control.outerHTML.slice(0, 120);
    })()`,
  );
}
