import { twoColourPng } from '../kit/png.ts';

/** Capitals of 5 by 7 dots, one text a row; the initials of the houses that send a logo. */
const letters: Readonly<Record<string, string>> = {
  B: '####./#...#/#...#/####./#...#/#...#/####.',
  C: '.####/#..../#..../#..../#..../#..../.####',
  J: '..###/...#./...#./...#./...#./#..#./.##..',
};

const SIZE = 24;
const blank = (width: number): string => '.'.repeat(width);

/** A letter in white on a coloured square, as the data URL of a PNG of about 200 bytes. */
export const logoOf = (letter: string, colour: string): string => {
  const drawn = (letters[letter] ?? '').split('/').flatMap((row) => {
    const wide = blank(7) + Array.from(row, (dot) => dot + dot).join('');
    return [wide, wide].map((line) => line.padEnd(SIZE, '.'));
  });
  const above = Math.floor((SIZE - drawn.length) / 2);
  const rows = Array.from({ length: SIZE }, (_, line) => drawn[line - above] ?? blank(SIZE));
  return `data:image/png;base64,${btoa(String.fromCharCode(...twoColourPng(rows, [colour, 'ffffff'])))}`;
};
