import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** A page as HTML with its styles. */
export interface RenderedPage {
  readonly body: string;
  readonly style: string;
}

/** Pages as HTML, with the styles of all. */
export interface RenderedPages {
  readonly bodies: readonly string[];
  readonly style: string;
}

/** Markers of the library between the rules. */
const marks = /<\/?style[^>]*>|\/\*!sc\*\/\s*|data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}/g;

/** Renders pages on the server in the form that React hydrates. */
export function renderPages(pages: readonly ReactNode[]): RenderedPages {
  const sheet = new ServerStyleSheet();
  const bodies = pages.map((page) => renderToString(sheet.collectStyles(page)));
  // React defers a failed part to the browser and marks it only in the markup.
  if (bodies.some((body) => body.includes('<!--$!-->')))
    throw new Error('A part of the page cannot be drawn without a browser.');
  return { bodies, style: sheet.getStyleTags().replace(marks, '') };
}

/** Renders a page on the server in the form that React hydrates. */
export function renderPage(page: ReactNode): RenderedPage {
  const { bodies, style } = renderPages([page]);
  return { body: bodies[0] ?? '', style };
}
