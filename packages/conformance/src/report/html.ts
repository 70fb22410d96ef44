import { type CaseResult, type RunReport } from '../kit/results.ts';
import { escapeText as text } from './escape.ts';
import { HTML_STYLE } from './html-style.ts';
import { formatReach, reachOf, type Reach } from './reach.ts';

const formatSum = (count: number, label: string, outcome: string): string =>
  `<li><b class="${outcome}">${count}</b>${text(label)}</li>`;

const formatTrace = ({ trace }: CaseResult): string => {
  if (trace.length === 0) return '';
  const lines = trace.map(({ call, status, code }) => `<li>${text(call)} → ${status} ${text(code)}</li>`);
  return `<details><summary>Calls</summary><ol class="trace">${lines.join('')}</ol></details>`;
};

const formatFailure = (result: CaseResult): string => `<article>
<h3>${text(result.id)}</h3>
<p>${text(result.title)}</p>
<p class="failed">${text(result.reason)}</p>
<p><strong>How to fix:</strong> ${text(result.mend)}</p>
<p class="quiet">${text(result.section)}</p>
${formatTrace(result)}</article>`;

const formatLine = ({ id, title, section }: CaseResult): string =>
  `<li><code>${text(id)}</code> ${text(title)} <span class="quiet">${text(section)}</span></li>`;

const groupBy = (
  cases: readonly CaseResult[],
  key: 'area' | 'reason',
): readonly (readonly [string, readonly CaseResult[]])[] =>
  [...new Set(cases.map((each) => each[key]))].map((name) => [name, cases.filter((each) => each[key] === name)]);

const formatGroups = (cases: readonly CaseResult[], key: 'area' | 'reason', isOpen: boolean): string =>
  groupBy(cases, key)
    .map(([name, group]) => {
      const lines = group.map(formatLine).join('');
      return `<details${isOpen ? ' open' : ''}><summary>${text(name)} (${group.length})</summary><ul>${lines}</ul></details>`;
    })
    .join('\n');

const formatMissing = ({ missing }: Reach): string =>
  missing.length === 0
    ? ''
    : `<details><summary>Documented answers (${missing.length})</summary><p><code>${missing.map(text).join('</code>, <code>')}</code></p></details>`;

const formatSection = (title: string, content: string): string =>
  content === '' ? '' : `<h2>${title}</h2>\n${content}`;

/** Formats a report as a single page without scripts and without other files. */
export const formatHtml = ({ cases, counts, durationMs, kit, profile, provider, startedAt }: RunReport): string => {
  const ofOutcome = (outcome: CaseResult['outcome']) => cases.filter((each) => each.outcome === outcome);
  const reach = reachOf(cases);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${counts.failed === 0 ? 'No deviation' : `${counts.failed} deviations`} – ${text(provider)}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<h1>Provider conformance</h1>
<p>${text(provider)} <span class="quiet">with the profile “${text(profile)}”</span></p>
<p class="quiet">${text(startedAt)}, ${(durationMs / 1000).toFixed(1)} s, ${text(kit)}; ${formatReach(reach)}</p>
<ul class="sums">${formatSum(counts.failed, 'failed', 'failed')}${formatSum(counts.passed, 'passed', 'passed')}${formatSum(counts.notTried, 'not tried', 'notTried')}</ul>
<main>
${formatSection('Failed', ofOutcome('failed').map(formatFailure).join('\n'))}
${formatSection('Not tried', formatGroups(ofOutcome('notTried'), 'reason', true))}
${formatSection('Answers that no case covers', formatMissing(reach))}
${formatSection('Passed', formatGroups(ofOutcome('passed'), 'area', false))}
</main>
</body>
</html>
`;
};
