import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fillTemplate } from './fill-template.ts';
import { takeOver } from './take-over.ts';

const served = '<div class="first-paint"><main>Opening</main></div>';
const page = (busy: string) => `<main ${busy}><h1>Schemes</h1><div ${busy}>
  <a href="/one">One</a> <a href="/two">Two</a> <a href="/two">Two</a>
  <label><input type="checkbox" aria-label="Pick" /></label>
  <input type="search" aria-label="Search" value="" />
  <select aria-label="Theme"><option>light</option><option>dark</option></select>
  <button type="button">Details</button>
  <details><summary>Your SIP</summary>₹6,000</details>
</div></main>`;

let root: HTMLElement;
let drawn: HTMLElement;
const find = (within: Element, selector: string) => within.querySelector<HTMLInputElement>(selector);

/** Lets the observer of the page run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = served;
  drawn = document.createElement('div');
  drawn.innerHTML = page('');
  document.body.append(drawn, root);
  takeOver(drawn, root);
});
afterEach(() => {
  root.remove();
  drawn.remove();
});

test('the drawing remains while the app has no page, or a page that is loading', async () => {
  expect(root.hidden).toBe(true);
  root.innerHTML = page('aria-busy="true"');
  await settle();
  expect(drawn.isConnected).toBe(true);
  find(root, 'div[aria-busy]')?.removeAttribute('aria-busy');
  await settle();
  expect(drawn.isConnected).toBe(false);
  expect(root.hidden).toBe(false);
});

test('the drawing remains while a part of the page is loading without an announcement', async () => {
  root.innerHTML = page('data-loading=""');
  await settle();
  expect(drawn.isConnected).toBe(true);
  for (const part of root.querySelectorAll('[data-loading]')) part.removeAttribute('data-loading');
  await settle();
  expect(drawn.isConnected).toBe(false);
});

test('what is unfolded in the drawing is unfolded in the page', async () => {
  const fold = drawn.querySelector('details');
  if (fold) fold.open = true;
  root.innerHTML = page('');
  await settle();
  expect(root.querySelector('details')?.open).toBe(true);
});

test('the focus moves to the same of two equal links', async () => {
  const links = drawn.querySelectorAll<HTMLElement>('a');
  links[2]?.focus();
  root.innerHTML = page('');
  await settle();
  expect(document.activeElement).toBe(root.querySelectorAll('a')[2]);
});

test('a changed field is entered into the page, and an unchanged one is not', async () => {
  await userEvent.type(find(drawn, 'input[type=search]') ?? drawn, 'liquid');
  find(drawn, 'input[type=checkbox]')?.click();
  root.innerHTML = page('');
  const theme = root.querySelector('select');
  if (theme) theme.value = 'dark';
  const inputs: string[] = [];
  root.addEventListener('input', ({ target }) => inputs.push((target as HTMLInputElement).value));
  await settle();
  expect(find(root, 'input[type=search]')?.value).toBe('liquid');
  expect(find(root, 'input[type=checkbox]')?.checked).toBe(true);
  expect(theme?.value).toBe('dark');
  expect(inputs).toContain('liquid');
});

test('the last press on a button is performed by the page', async () => {
  const button = find(drawn, 'button');
  button?.click();
  expect(button?.getAttribute('aria-busy')).toBe('true');
  let presses = 0;
  root.addEventListener('click', () => (presses += 1));
  root.innerHTML = page('');
  await settle();
  expect(presses).toBe(1);
});

test('nothing is replaced under a finger', async () => {
  const link = find(drawn, 'a');
  link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  root.innerHTML = page('');
  await settle();
  expect(drawn.isConnected).toBe(true);
  link?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await settle();
  expect(drawn.isConnected).toBe(false);
});

test('texts enter a template as text, and an empty text removes its element', () => {
  const template = document.createElement('template');
  template.innerHTML = '<p>{{name}}</p><small>{{risk}}</small><a fill-href="{{href}}" fill-style="--hue:{{hue}}">x</a>';
  const hostile = '<img src=x onerror=alert(1)>{{href}}';
  const filled = fillTemplate(template, { name: hostile, risk: '', href: '/charts/"><b>', hue: '68' });
  expect(filled.querySelector('p')?.textContent).toBe(hostile);
  expect(filled.querySelector('img, b, small')).toBeNull();
  const link = filled.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/charts/"><b>');
  expect(link?.style.getPropertyValue('--hue')).toBe('68');
  expect(link?.attributes).toHaveLength(2);
});
