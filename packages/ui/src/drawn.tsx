import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** A page as text, and what styles it. */
export interface Drawn {
  readonly body: string;
  readonly style: string;
}

/** What the library writes for itself between the rules. */
const marks = /<\/?style[^>]*>|\/\*!sc\*\/\s*|data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}/g;

/** Draws a page where there is no browser, as React finds it when it takes the page over. */
export function drawn(page: ReactNode): Drawn {
  const sheet = new ServerStyleSheet();
  const body = renderToString(sheet.collectStyles(page));
  // React leaves a part that failed to the browser, and says so in its markup alone.
  if (body.includes('<!--$!-->')) throw new Error('A part of the page cannot be drawn without a browser.');
  return { body, style: sheet.getStyleTags().replace(marks, '') };
}
