import { createTwoColourPng } from '../../kit/documents/png.ts';

/** Capital letters of 5 by 7 dots, each row a text; the initials of the houses with a logo. */
const letters: Readonly<Record<string, string>> = {
  B: '####./#...#/#...#/####./#...#/#...#/####.',
  C: '.####/#..../#..../#..../#..../#..../.####',
  D: '####./#...#/#...#/#...#/#...#/#...#/####.',
  G: '.####/#..../#..../#.###/#...#/#...#/.####',
  J: '..###/...#./...#./...#./...#./#..#./.##..',
  K: '#...#/#..#./#.#../##.../#.#../#..#./#...#',
  N: '#...#/##..#/#.#.#/#..##/#...#/#...#/#...#',
  P: '####./#...#/#...#/####./#..../#..../#....',
};

/** Twice the 44 pixels in which a page shows it. */
const SIZE = 88;
const DOT = 8;
const DOTS_OF_LETTER = 5;
const blankRow = (width: number): string => '.'.repeat(width);

/** Creates a white letter on a coloured square, as the data URL of a PNG of about 250 bytes. */
export const createLogo = (letter: string, colour: string): string => {
  const drawn = (letters[letter] ?? '').split('/').flatMap((row) => {
    const wide = blankRow((SIZE - DOTS_OF_LETTER * DOT) / 2) + Array.from(row, (dot) => dot.repeat(DOT)).join('');
    return Array.from({ length: DOT }, () => wide.padEnd(SIZE, '.'));
  });
  const above = Math.floor((SIZE - drawn.length) / 2);
  const rows = Array.from({ length: SIZE }, (_, line) => drawn[line - above] ?? blankRow(SIZE));
  return `data:image/png;base64,${btoa(String.fromCharCode(...createTwoColourPng(rows, [colour, 'ffffff'])))}`;
};
