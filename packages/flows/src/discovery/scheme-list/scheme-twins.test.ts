import { expect, test } from 'vitest';
import { sampleScheme } from './scheme-list.scenarios.ts';
import { schemesOfPlan, schemeTwins } from './scheme-twins.ts';
import { startSchemeList } from './testing/start-list.ts';

const name = 'Banyan Regular Savings Fund';
const direct = sampleScheme(1, { scheme_name: `${name} - Direct Plan - Growth`, scheme_plan: 'direct' });
const regular = sampleScheme(2, {
  scheme_name: `${name} - Regular Plan - Growth`,
  scheme_amc: direct.scheme_amc,
  scheme_plan: 'regular',
});
const otherOption = sampleScheme(3, { scheme_name: `${name} - Direct Plan - IDCW`, scheme_plan: 'direct' });
const unstated = sampleScheme(4, { scheme_name: `${name} - Regular Plan - IDCW`, scheme_amc: direct.scheme_amc });
const catalogue = [direct, regular, otherOption, unstated];

test('twins are two plans whose names differ in the plan only, as the provider states the plans', () => {
  const twins = schemeTwins(catalogue);
  expect([...twins.keys()]).toEqual([regular, direct]);
  expect(twins.get(direct)).toEqual({ other: regular, name: `${name} - Growth` });
  const elsewhere = { ...regular, scheme_amc: 'Konkan Mutual Fund' };
  expect(schemeTwins([direct, elsewhere]).size).toBe(0);
});

test('a list shows one plan of twins, and a scheme without its twin whatever its plan', () => {
  const twins = schemeTwins(catalogue);
  expect(schemesOfPlan(catalogue, twins, 'direct')).toEqual([direct, otherOption, unstated]);
  expect(schemesOfPlan(catalogue, twins, 'regular')).toEqual([regular, otherOption, unstated]);
  const found = [regular, unstated];
  expect(schemesOfPlan(found, twins, 'direct')).toBe(found);
});

test('the list counts twins once, names them without the plan and keeps the chosen plan in the address', async () => {
  const { answer, loaded, send } = startSchemeList();
  await answer(catalogue);
  await expect
    .poll(() => loaded().cards.map((card) => card.shortName))
    .toEqual([`${name} - Growth`, otherOption.scheme_name, unstated.scheme_name]);
  expect(loaded()).toMatchObject({ plan: 'direct', found: 3, loaded: 3, search: '' });
  send({ type: 'plan.chosen', plan: 'regular' });
  expect(loaded().cards[0]).toMatchObject({ name: regular.scheme_name, shortName: `${name} - Growth` });
  expect(loaded()).toMatchObject({ plan: 'regular', search: '?plan=regular' });
});

test('twins are named as their fund where they are its only schemes', () => {
  const fund_name = 'Banyan Savings';
  const [one, other] = [
    { ...direct, fund_name },
    { ...regular, fund_name },
  ];
  expect(schemeTwins([one, other]).get(other)).toEqual({ other: one, name: fund_name });
  const option = { ...otherOption, fund_name };
  expect(schemeTwins([one, other, option]).get(other)).toEqual({ other: one, name: `${name} - Growth` });
});

test('a list without twins has no choice of plans', async () => {
  const { answer, loaded } = startSchemeList();
  await answer([direct, unstated]);
  expect(loaded()).toMatchObject({ plan: null, found: 2 });
});
