import { createTwoColourPng } from '../../kit/documents/png.ts';

/** Capital letters of 5 by 7 dots, each row a text; the initials of the houses with a logo. */
const letters: Readonly<Record<string, string>> = {
  B: '####./#...#/#...#/####./#...#/#...#/####.',
  C: '.####/#..../#..../#..../#..../#..../.####',
  J: '..###/...#./...#./...#./...#./#..#./.##..',
};

const SIZE = 24;
const blankRow = (width: number): string => '.'.repeat(width);

/** Creates a white letter on a coloured square, as the data URL of a PNG of about 200 bytes. */
export const createLogo = (letter: string, colour: string): string => {
  const drawn = (letters[letter] ?? '').split('/').flatMap((row) => {
    const wide = blankRow(7) + Array.from(row, (dot) => dot + dot).join('');
    return [wide, wide].map((line) => line.padEnd(SIZE, '.'));
  });
  const above = Math.floor((SIZE - drawn.length) / 2);
  const rows = Array.from({ length: SIZE }, (_, line) => drawn[line - above] ?? blankRow(SIZE));
  return `data:image/png;base64,${btoa(String.fromCharCode(...createTwoColourPng(rows, [colour, 'ffffff'])))}`;
};
