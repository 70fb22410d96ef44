import { expect, test } from 'vitest';
import { findChangedStories, type StatsModule } from './changed-stories.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  './.storybook/preview.tsx': ['./ui/tokens.css'],
  './.storybook/FlowPanel.tsx': ['./flows/pay.ts'],
  './ui/Pay.stories.tsx': ['./ui/Pay.tsx', './flows/pay.ts'],
  './ui/Order.stories.tsx': ['./ui/Order.tsx'],
  './ui/Pay.tsx': ['./ui/Button.tsx'],
  './ui/Order.tsx': ['./ui/Button.tsx'],
};
const imported = [...new Set(Object.values(imports).flat())];
const modules = imported.map((name): StatsModule => ({
  name,
  reasons: Object.keys(imports)
    .filter((importer) => imports[importer]?.includes(name))
    .map((moduleName) => ({ moduleName })),
}));
const reachedBy = (...changed: string[]) => {
  const reached = findChangedStories(modules, changed);
  return reached === null ? 'all' : [...reached].sort();
};

test('a changed file reaches the stories files that import it', () => {
  expect(reachedBy('ui/Order.tsx')).toEqual(['./ui/Order.stories.tsx']);
  expect(reachedBy('ui/Button.tsx')).toEqual(['./ui/Order.stories.tsx', './ui/Pay.stories.tsx']);
  expect(reachedBy('ui/Pay.stories.tsx', 'docs/glossary.md')).toEqual(['./ui/Pay.stories.tsx']);
});

test('a file of a panel reaches no story through it', () => {
  expect(reachedBy('flows/pay.ts')).toEqual(['./ui/Pay.stories.tsx']);
});

test.each(['ui/tokens.css', '.storybook/preview.tsx', '.storybook/preview.css', 'package-lock.json'])(
  '%s reaches every story',
  (file) => expect(reachedBy(file)).toBe('all'),
);
