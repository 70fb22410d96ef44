import { html } from 'hono/html';
import { type HtmlEscapedString } from 'hono/utils/html';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Whole page; interpolated text is escaped. */
export const createPage = (title: string, body: Markup, { script = '', tag = 'en-IN' } = {}): Markup =>
  html`<!doctype html>
    <html lang="${tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="strict-origin" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/__sandbox/style.css" />
        ${script === '' ? '' : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html>`;

const contentSecurityPolicy = (formAction: string): string =>
  "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'self'; script-src 'self'; " +
  `connect-src 'self'; img-src data:; form-action ${formAction}`;

/** HTML response; `formTargets` are further origins to which a form of the page can lead. */
export const createHtmlResponse = async (
  markup: Markup,
  formTargets: readonly string[] = [],
  status = 200,
): Promise<Response> =>
  new Response((await markup).toString(), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(["'self'", ...formTargets].join(' ')),
    },
  });

export { html };

/** Table with headings and rows. */
export const createTable = (headings: readonly string[], rows: readonly Markup[]): Markup =>
  html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th>${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
