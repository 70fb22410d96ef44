import * as testing from '@folioflow/flows/testing';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { exportedUnits } from '../../../ui/src/testing/story-match.ts';
import { storyPathOf } from './story-path.ts';

const scenarios = exportedUnits(testing).flatMap(({ journeys }) =>
  typeof journeys === 'function' ? [] : Object.keys(journeys.scenarios),
);

test('a story has the address that Storybook gives it', () => {
  expect(scenarios.length).toBeGreaterThan(500);
  for (const story of scenarios)
    expect(storyPathOf('?path=/docs/flows-access-signin--docs', story)).toBe(
      `?path=/story/${toId('Flows/Access/SignIn', storyNameFromExport(story))}`,
    );
});
