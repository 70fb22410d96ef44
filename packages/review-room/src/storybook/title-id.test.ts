import { toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { idOfTitle } from './title-id.ts';

test.each(['Flows/KYC/EsignKyc', 'Tokens/Colour, type and space', 'Flows/Access/SignIn', 'Welcome'])(
  'the id of %s is that of Storybook',
  (title) => {
    expect(`${idOfTitle(title)}--docs`).toBe(toId(title, 'docs'));
  },
);
