import { createTwoColourPng } from '../../kit/documents/png.ts';
import { dataAddressOf } from '../../ground/images/image.ts';

const SIZE = 64;

/** True for the inked pixels of a card with a portrait and four lines of text. */
const isInk = (x: number, y: number): boolean => {
  const isFrame = y >= 12 && y <= 51 && (x === 2 || x === 61 || ((y === 12 || y === 51) && x >= 2 && x <= 61));
  const isPortrait = x >= 7 && x <= 20 && y >= 19 && y <= 36;
  const isLine = [19, 26, 33, 43].includes(y) && x >= 26 && x <= 55 - (y % 5) * 3;
  return isFrame || isPortrait || isLine;
};

const pixelRows = Array.from({ length: SIZE }, (_, y) =>
  Array.from({ length: SIZE }, (_column, x) => (isInk(x, y) ? '#' : '.')).join(''),
);

/** Image for the documents of seeded customers, who have no uploads. */
export const specimenImage = dataAddressOf(createTwoColourPng(pixelRows, ['eef3f8', '5b6878']));
