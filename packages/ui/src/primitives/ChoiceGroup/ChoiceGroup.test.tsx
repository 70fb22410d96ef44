import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

test('the hint of a question is announced before its error', async () => {
  const group = (error?: string) => (
    <ChoiceGroup
      label="Exposed?"
      hint="A high office."
      choices={choices}
      value={null}
      onValueChange={() => undefined}
      error={error}
    />
  );
  const { rerender } = await render(group());
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription('A high office.');
  await rerender(group('Please answer yes or no'));
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription('A high office. Please answer yes or no');
});
