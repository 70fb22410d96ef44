import { afterEach, expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Footer } from '../shell/Footer.tsx';
import '../tokens/tokens.css';
import { watchLegalNotices } from '../theme/legal/watch-legal-notices.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

async function startWatch() {
  const messages: string[] = [];
  await render(<Footer company="Example Wealth" helpdeskUrl="https://help.example" />);
  stop = watchLegalNotices({ required: ['disclaimer'], report: (message) => messages.push(message) });
  const paragraph = document.querySelector<HTMLElement>("[data-legal='disclaimer']");
  if (paragraph === null) throw new Error('The footer has no disclaimer.');
  return { messages, paragraph };
}

test('a hidden, a faint and a missing notice are each reported in one message with the remedy', async () => {
  const { messages, paragraph } = await startWatch();
  paragraph.style.display = 'none';
  await expect.poll(() => messages).toHaveLength(1);
  expect(messages[0]).toMatch(
    /^Notices that the law requires cannot be read on this page:\n1\. disclaimer "Mutual Fund.*…" is hidden: it is not displayed\. Remove the style/,
  );
  paragraph.style.cssText = 'color: #ccc';
  await expect.poll(() => messages).toHaveLength(2);
  expect(messages[1]).toMatch(/is faint: contrast 1\.\d\d\. Use the roles/);
  const { parentElement } = paragraph;
  paragraph.remove();
  await expect.poll(() => messages).toHaveLength(3);
  expect(messages[2]).toContain('1. disclaimer is missing. Render the footer');
  parentElement?.prepend(paragraph);
});

test('by default a fault is an error in the console', async () => {
  const errors: Event[] = [];
  const collectError = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    errors.push(event);
  };
  addEventListener('error', collectError, { capture: true });
  try {
    stop = watchLegalNotices({ required: ['returns'] });
    await expect.poll(() => errors).toHaveLength(1);
    expect((errors[0] as ErrorEvent).message).toMatch(/UnreadableNoticeError: Notices that the law requires/);
  } finally {
    removeEventListener('error', collectError, { capture: true });
  }
});

test('a style sheet that changes later is found, and an ended watch reports nothing', async () => {
  const { messages } = await startWatch();
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  sheet.replaceSync('footer { opacity: 0 }');
  try {
    await expect.poll(() => messages).toHaveLength(1);
    stop();
    sheet.replaceSync('footer { color: #ccc }');
    document.body.dataset['changed'] = '';
    expect(messages).toHaveLength(1);
  } finally {
    delete document.body.dataset['changed'];
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }
});
