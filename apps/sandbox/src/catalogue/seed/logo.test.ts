import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { fundHouses } from './fund-houses.ts';

const logos = fundHouses.flatMap(({ logo }) => (logo === '' ? [] : [logo]));

test('some fund houses have a logo of their own, a small and valid PNG as a data URL; most have none', () => {
  expect(logos).toHaveLength(8);
  for (const logo of logos) {
    expect(logo).toMatch(/^data:image\/png;base64,/);
    expect(logo.length).toBeLessThan(320);
    const png = decode(Buffer.from(logo.split(',')[1] ?? '', 'base64'), { checkCrc: true });
    expect(png).toMatchObject({ width: 88, height: 88, depth: 1, channels: 1 });
    expect(png.palette).toHaveLength(2);
  }
  expect(new Set(logos).size).toBe(logos.length);
});
