import { encode } from 'fast-png';

const parseColour = (colour: string): number[] =>
  [0, 2, 4].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));

const packRow = (row: string): number[] =>
  (row.match(/.{1,8}/g) ?? []).map((eight) => {
    const bits = eight.padEnd(8, '.').replaceAll('.', '0').replaceAll('#', '1');
    return Number.parseInt(bits, 2);
  });

/** Square PNG of two colours; a row is a text of `.` (first colour) and `#` (second colour). */
export const createTwoColourPng = (rows: readonly string[], colours: readonly [string, string]): Uint8Array =>
  encode({
    width: rows.length,
    height: rows.length,
    depth: 1,
    channels: 1,
    palette: colours.map(parseColour),
    data: Uint8Array.from(rows.flatMap(packRow)),
  });
