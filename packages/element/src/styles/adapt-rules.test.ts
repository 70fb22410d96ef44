import { describe, expect, test } from 'vitest';
import { adaptLengths, adaptQuery } from './adapt-rules.ts';

describe('a query', () => {
  test.each([
    ['@media (min-width: 48rem)', '@container folioflow (min-width: 48em)'],
    ['@media (max-width:47.99rem)', '@container folioflow (max-width:47.99em)'],
    ['@media (width>=48rem){.a{}}', '@container folioflow (width>=48em){.a{}}'],
    [
      '@media (min-width: 48rem) and (max-width: 64rem)',
      '@container folioflow (min-width: 48em) and (max-width: 64em)',
    ],
    ['@media (max-width: 480px)', '@container folioflow (max-width: 480px)'],
  ])('about the width alone is about the column: %s', (media, container) => {
    expect(adaptQuery(media)).toBe(container);
  });

  test.each([
    '@media all and (max-width: 30rem)',
    '@media (max-width: 47.99rem) and (min-height: 24rem)',
    '@media (prefers-reduced-motion: reduce)',
    '@media print',
  ])('about anything else is about the window: %s', (media) => {
    expect(adaptQuery(media)).toBe(media);
  });
});

describe('a length', () => {
  test.each([
    ['width:4rem;', 'width:calc(4 * var(--folioflow-rem));'],
    ['margin:-.5rem 1.25rem', 'margin:calc(-.5 * var(--folioflow-rem)) calc(1.25 * var(--folioflow-rem))'],
    ['font-size:min(var(--type-14), 4.6vw);', 'font-size:min(var(--type-14), 4.6cqi);'],
  ])('depends on the settings of the browser and on the column: %s', (rule, adapted) => {
    expect(adaptLengths(rule)).toBe(adapted);
  });

  test.each(['width:calc(100vw - 2px)', 'width:12px', 'content:"rem"', 'width:var(--space-4rem)'])(
    'that does not depend on them is unchanged: %s',
    (rule) => {
      expect(adaptLengths(rule)).toBe(rule);
    },
  );
});
