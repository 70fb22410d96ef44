import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';

/** A page as HTML with its styles. */
export interface PrerenderedPage {
  readonly body: string;
  readonly style: string;
}

/** Markers of the library between the rules. */
const marks = /<\/?style[^>]*>|\/\*!sc\*\/\s*|data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}/g;

/** Renders a page without a browser in the form that React hydrates. Rejects if a part of it cannot be rendered. */
export async function prerenderPage(page: ReactNode): Promise<PrerenderedPage> {
  const sheet = new ServerStyleSheet();
  const failures: unknown[] = [];
  const { prelude } = await prerender(sheet.collectStyles(page), {
    // React leaves a failed part to the browser.
    onError: (error) => void failures.push(error),
    // The policy of the apps allows none of the scripts with which React inserts a large part.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  if (failures.length > 0)
    throw new AggregateError(failures, 'A part of the page cannot be rendered without a browser.');
  return { body: await new Response(prelude).text(), style: sheet.getStyleTags().replace(marks, '') };
}
