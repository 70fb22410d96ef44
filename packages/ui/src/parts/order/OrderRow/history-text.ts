import type { OrderRowView } from '@folioflow/flows';

/** A day as providers write it: 17/11/2026, 17-11-2026, 17 Nov 2026, 2026-11-17. */
const DAYS = /\d{1,2}[ /.-](?:\d{1,2}|[A-Za-z]{3,9})[ /.,-]+\d{4}|\d{4}-\d{2}-\d{2}/g;

/**
 * True if the provider's history of an order consists of the transactions that the timeline already shows: nothing is
 * left of its text without their messages, days, short words ("on") and headings of a table.
 */
export function isHistoryInTimeline(html: string, timeline: OrderRowView['timeline']): boolean {
  // The document of a template runs and loads nothing.
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const heading of template.content.querySelectorAll('th')) heading.remove();
  const messages = timeline.map(({ message }) => message.trim()).filter((message) => message !== '');
  // The longest first, because a message can contain another one.
  messages.sort((one, other) => other.length - one.length);
  const text = template.content.textContent.replaceAll(/\s+/g, ' ');
  const rest = messages.reduce((left, message) => left.replaceAll(message, ' '), text);
  return !/\p{Letter}{4}|\p{Number}/u.test(rest.replaceAll(DAYS, ' '));
}
