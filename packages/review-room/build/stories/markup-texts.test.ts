import { expect, test } from 'vitest';
import { marksIn, markText, withoutMarks } from './marked-text.ts';
import { textsOfMarkup } from './markup-texts.ts';

test('a block is a text, and elements inside a line do not cut it', () => {
  expect(
    textsOfMarkup('<div><h1>Sign in</h1><p>Enter the <b>code</b> that we <a href="/x">sent</a>.</p></div>'),
  ).toEqual(['Sign in', 'Enter the code that we sent.']);
});

test('labels that only attributes contain are texts, values of buttons and ticks are not', () => {
  const markup =
    '<input type="text" placeholder="Name" value="Asha"/><input type="checkbox" value="yes"/><button aria-label="Close">×</button>';
  expect(textsOfMarkup(markup)).toEqual(['Name', 'Asha', 'Close', '×']);
});

test('entities are read, scripts and styles are not', () => {
  expect(
    textsOfMarkup('<p>A &amp; B&#x27;s&nbsp;&#8377;5</p><style>p > a {}</style><script>run("<p>no</p>")</script>'),
  ).toEqual(["A & B's ₹5"]);
});

test('a text remains complete without its marks, wherever a component cuts it', () => {
  const marked = markText('Sent to {to}', 2_000).replace('{to}', '98••10');
  expect(marksIn(`<p>${marked}</p>${markText('Back', 3)}`)).toEqual([3, 2_000]);
  expect(withoutMarks(marked.toUpperCase())).toBe('SENT TO 98••10');
  expect(withoutMarks(marked.slice(3))).toBe('ent to 98••10');
  expect(markText('{to} paid.', 1).replace('{to}', 'Asha')).toMatch(/^Asha.+ paid\.$/u);
});
