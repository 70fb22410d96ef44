import { describe, expect, test } from 'vitest';
import { findFailedPairs } from './contrast.ts';
import { toLch } from './colour.ts';
import { checkTheme, deriveTheme, FIXED_ROLES, type ThemeInput } from './derive-theme.ts';
import { DEFAULT_ROLES } from './default-roles.ts';
import { ThemeRefusal } from './refusal.ts';
import { SAMPLE_BRANDS } from './sample-brands.ts';

/** Creates the same sequence of numbers from 0 to 1 in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const randomColour = (random: () => number) =>
  `#${Math.floor(random() * 2 ** 24)
    .toString(16)
    .padStart(6, '0')}`;

const failuresOf = (input: ThemeInput) => {
  const { light, dark } = deriveTheme(input);
  return [...findFailedPairs(light, 'light'), ...findFailedPairs(dark, 'dark')];
};

/** Replaces each refused value by its nearest accepted one. */
function repair(input: ThemeInput): ThemeInput {
  const changes = checkTheme(input).map(({ field, nearest }) => [field, nearest]);
  return { ...input, ...(Object.fromEntries(changes) as ThemeInput) };
}

const refusalOf = (input: ThemeInput): ThemeRefusal => {
  try {
    deriveTheme(input);
  } catch (error) {
    if (error instanceof ThemeRefusal) return error;
  }
  throw new Error('The theme was accepted.');
};

const CORNERS = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#808080'];

describe('a derived theme', () => {
  test('is legible in both themes for every brand and tint, or refused with a nearest value that is accepted', () => {
    const random = createRandom(20_261_126);
    const inputs = [
      ...CORNERS.flatMap((brand) => [{ brand }, ...CORNERS.map((neutral) => ({ brand, neutral }))]),
      ...Array.from({ length: 400 }, (_, place) => ({
        brand: randomColour(random),
        ...(place % 2 === 0 ? {} : { neutral: randomColour(random) }),
      })),
    ];
    const counts = { accepted: 0, refused: 0 };
    for (const input of inputs) {
      const repaired = repair(input);
      counts[repaired.brand === input.brand ? 'accepted' : 'refused'] += 1;
      expect(checkTheme(repaired), JSON.stringify(input)).toEqual([]);
      expect(failuresOf(repaired), JSON.stringify(input)).toEqual([]);
      // A value that is accepted is not replaced.
      expect(repair(repaired)).toEqual(repaired);
    }
    expect(counts.accepted).toBeGreaterThan(50);
    expect(counts.refused).toBeGreaterThan(50);
  });

  test('has the brand itself as the accent of the light theme, and its hue in the dark one', () => {
    const { light, dark } = deriveTheme({ brand: '#0f6b70' });
    expect(light.accent).toBe('#0f6b70');
    expect(Math.abs(toLch(dark.accent).h - toLch('#0f6b70').h)).toBeLessThan(8);
  });

  test('leaves gains, losses, warnings and information in their hue, whatever the brand', () => {
    for (const { name, theme } of SAMPLE_BRANDS) {
      const { light, dark } = deriveTheme(theme);
      for (const role of FIXED_ROLES) {
        expect(Math.abs(toLch(light[role]).h - toLch(DEFAULT_ROLES[role].light).h), `${name} ${role}`).toBeLessThan(3);
        expect(Math.abs(toLch(dark[role]).h - toLch(DEFAULT_ROLES[role].dark).h), `${name} ${role}`).toBeLessThan(3);
      }
    }
  });

  test('scales the radius of cards with that of controls', () => {
    expect(deriveTheme().radius).toEqual({ control: 8, card: 14 });
    expect(deriveTheme({ radius: 0 }).radius).toEqual({ control: 0, card: 0 });
  });

  test.each(SAMPLE_BRANDS)('of the sample brand $name is accepted', ({ theme }) => {
    expect(checkTheme(theme)).toEqual([]);
  });
});

describe('a refusal', () => {
  test('names the pairs of an illegible brand, and a darker colour of the same hue', () => {
    const refusal = refusalOf({ brand: '#f58220' });
    expect(refusal).toMatchObject({ name: 'ThemeRefusal', field: 'brand', value: '#f58220' });
    expect(refusal.failures).toContainEqual(
      expect.objectContaining({ theme: 'light', front: 'accent', ground: 'card', least: 4.5 }),
    );
    const nearest = toLch(refusal.nearest ?? '');
    expect(nearest.l).toBeLessThan(toLch('#f58220').l);
    expect(Math.abs(nearest.h - toLch('#f58220').h)).toBeLessThan(8);
    expect(refusal.message).toContain(refusal.nearest);
  });

  test('of a colourful neutral proposes a paler one', () => {
    const { field, nearest, failures } = refusalOf({ neutral: '#c01010' });
    expect({ field, failures }).toEqual({ field: 'neutral', failures: [] });
    expect(toLch(nearest ?? '').c).toBeLessThanOrEqual(0.06);
  });

  test.each<[ThemeInput, string, string | null]>([
    [{ brand: 'red' }, 'brand', null],
    [{ brand: '#fff' }, 'brand', null],
    [{ neutral: 'rgb(1 2 3)' }, 'neutral', null],
    [{ radius: 24 }, 'radius', '16'],
    [{ radius: -1 }, 'radius', '0'],
    [{ radius: Number.NaN }, 'radius', null],
    [{ font: { family: 'Mukta; } body { display: none' } }, 'font', null],
    [{ font: { family: 'url(https://x.example)' } }, 'font', null],
    [{ font: { family: 'Mukta', faces: [{ url: "https://f.example/a.woff2') } *{" }] } }, 'font', null],
    [{ font: { family: 'Mukta', faces: [{ url: 'http://f.example/a.woff2' }] } }, 'font', null],
    [{ font: { family: 'Mukta', faces: [{ url: '/a.woff2', weight: 'bold' }] } }, 'font', null],
    [{ font: { family: 'Mukta', faces: [{ url: '/a.woff2', unicodeRange: 'all' }] } }, 'font', null],
    [{ logo: 'javascript:alert(1)' }, 'logo', null],
    [{ logo: '//cdn.example/logo.svg' }, 'logo', null],
  ])('of %j names its field and the nearest value', (input, field, nearest) => {
    const refusal = refusalOf(input);
    expect({ field: refusal.field, nearest: refusal.nearest }).toEqual({ field, nearest });
    expect(refusal.message.length).toBeGreaterThan(20);
  });

  test('is given for each field at once', () => {
    const refused = checkTheme({ brand: '#ffff00', neutral: '#ff0000', radius: 99, logo: 'x' });
    expect(refused.map(({ field }) => field)).toEqual(['brand', 'neutral', 'radius', 'logo']);
  });
});
