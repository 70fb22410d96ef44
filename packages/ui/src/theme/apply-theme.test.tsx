import { afterEach, expect, test } from 'vitest';
import '../tokens/tokens.css';
import { applyTheme } from './apply-theme.ts';
import { deriveTheme } from './derive-theme.ts';

const theme = deriveTheme({ brand: '#14532d', radius: 3 });
const added: Element[] = [];

function addElement<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  document.body.append(element);
  added.push(element);
  return element;
}

const property = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);

afterEach(() => {
  added.splice(0).forEach((element) => element.remove());
  delete document.documentElement.dataset['theme'];
});

test('a theme replaces the values of tokens.css in both themes, until it is removed', () => {
  const root = document.documentElement;
  root.dataset['theme'] = 'light';
  const before = property(root, '--accent');
  const remove = applyTheme(document, theme);
  expect(property(root, '--accent')).toBe('#14532d');
  expect(property(root, '--radius-control')).toBe('3px');
  root.dataset['theme'] = 'dark';
  expect(property(root, '--accent')).toBe(theme.dark.accent);
  expect(getComputedStyle(root).colorScheme).toBe('dark');
  root.dataset['theme'] = 'light';
  remove();
  expect(property(root, '--accent')).toBe(before);
  expect(document.adoptedStyleSheets).toEqual([]);
});

test('the theme of a shadow root does not change the document', () => {
  const host = addElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const content = document.createElement('p');
  shadow.append(content);
  applyTheme(shadow, theme);
  host.dataset['theme'] = 'light';
  expect(property(content, '--accent')).toBe('#14532d');
  host.dataset['theme'] = 'dark';
  expect(property(content, '--accent')).toBe(theme.dark.accent);
  expect(property(document.documentElement, '--accent')).not.toBe('#14532d');
});

test('a document whose policy forbids every style as text accepts a theme', async () => {
  const frame = addElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'"><style>:root { --accent: red }</style>`;
  await loaded;
  const inner = frame.contentDocument;
  if (inner === null) throw new Error('The frame has no document.');
  const value = () => frame.contentWindow?.getComputedStyle(inner.documentElement).getPropertyValue('--accent');
  expect(value()).toBe('');
  applyTheme(inner, theme);
  expect(value()).toBe('#14532d');
});

test('the files of a font belong to the document, also under a shadow root', () => {
  const shadow = addElement('div').attachShadow({ mode: 'open' });
  const families = () => [...document.fonts].map(({ family }) => family.replaceAll(/['"]/g, ''));
  const font = { family: "'Mukta', sans-serif", faces: [{ url: '/missing.woff2', unicodeRange: 'U+20B9' }] };
  const remove = applyTheme(shadow, deriveTheme({ font }));
  expect(families()).toContain('Mukta');
  remove();
  expect(families()).not.toContain('Mukta');
});
