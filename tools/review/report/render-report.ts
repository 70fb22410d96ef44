import { createHash } from 'node:crypto';
import { REPORT_DATA_ID, type ReportData } from './report-data.ts';

/** The built page: one script and its styles. */
export interface BuiltPage {
  readonly script: string;
  readonly style: string;
}

export interface RenderedReport {
  readonly html: string;
  /** Content-Security-Policy of the page. */
  readonly policy: string;
}

/** Text of a story can contain any markup, and must not end its element. */
const escapeJson = (data: ReportData) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// The styles of components are written by CSSOM into an empty element.
const policyOf = (script: string, style: string) =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)} ${hashOf('')}`,
    "img-src 'self' data:",
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Renders the report as one file that needs only the pictures beside it. */
export function renderReport(page: BuiltPage, data: ReportData): RenderedReport {
  // In a script, an escaped slash is the same text.
  const script = page.script.replaceAll('</script', String.raw`<\/script`);
  const style = page.style.replaceAll('</style', String.raw`<\/style`);
  const title = data.results === null ? 'Review' : `Review against ${data.results.ref.name}`;
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeText(title)} · Folioflow</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${REPORT_DATA_ID}">${escapeJson(data)}</script>
<script>${script}</script>
</body>
</html>
`;
  return { html, policy: policyOf(script, style) };
}
