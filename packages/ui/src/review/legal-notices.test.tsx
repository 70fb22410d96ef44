import { cleanup, render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/tokens.css';
import { checkLegalNotices } from '../theme/legal/check-legal-notices.ts';
import { formatFaults } from '../theme/legal/legal-fault.ts';
import { files, renderStory, storiesIn } from './all-stories.tsx';

/** Areas whose screens contain risk labels, riskometers, warnings and statements about returns. */
const paths = Object.keys(files).filter((path) => /\/(discovery|checkout|scheme|shell)\//.test(path));

test.each(paths)('the mandatory notices of %s can be read on a phone and on a desktop', async (path) => {
  const module = await files[path]?.();
  if (module === undefined) throw new Error('The file has no stories.');
  const faults: string[] = [];
  for (const width of [360, 1280]) {
    await page.viewport(width, 900);
    for (const [name, story] of storiesIn(module)) {
      await render(renderStory(module, story));
      const found = checkLegalNotices(document);
      if (found.length > 0) faults.push(`${name} at ${width} px: ${formatFaults(found)}`);
      await cleanup();
    }
  }
  expect(faults).toEqual([]);
});
