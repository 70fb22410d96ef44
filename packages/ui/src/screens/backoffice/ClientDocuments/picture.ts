import { useEffect, useRef, useState, type RefObject } from 'react';

const DATA_ADDRESS = /^data:(image\/(?:png|jpeg));base64,(.+)$/s;

/** Returns the bytes of a picture in a data address; null for any other address. */
export function decodeDataAddress(address: string): Blob | null {
  const [, type, base64] = DATA_ADDRESS.exec(address) ?? [];
  if (type === undefined || base64 === undefined) return null;
  try {
    return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
  } catch {
    return null;
  }
}

export interface PictureState {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly hasFailed: boolean;
  readonly isDrawn: boolean;
}

/**
 * Draws a picture at its displayed width, rotated by quarter turns, so that the memory for it does not depend on the
 * size of the photograph. It is released with the page.
 */
export function usePictureCanvas(address: string, width: number, turns = 0): PictureState {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState('');
  const [drawn, setDrawn] = useState('');
  useEffect(() => {
    let isGone = false;
    const held = canvas.current;
    const drawPicture = async () => {
      const blob = decodeDataAddress(address);
      if (blob === null) throw new Error('No picture stands in this address.');
      const resizeWidth = Math.max(1, Math.round(width * devicePixelRatio));
      const bitmap = await createImageBitmap(blob, { resizeWidth, resizeQuality: 'high' });
      if (!isGone && held !== null) {
        paintBitmap(held, bitmap, turns);
        setDrawn(address);
      }
      bitmap.close();
    };
    drawPicture().catch(() => {
      if (!isGone) setFailed(address);
    });
    return () => {
      isGone = true;
    };
  }, [address, width, turns]);
  // Scaled until it is drawn again; its memory is released with its element.
  useEffect(() => {
    const held = canvas.current;
    return () => {
      if (held === null) return;
      held.width = 0;
      held.height = 0;
    };
  }, [address]);
  return { canvas, hasFailed: failed === address, isDrawn: drawn === address };
}

function paintBitmap(canvas: HTMLCanvasElement, bitmap: ImageBitmap, turns: number) {
  const isAcross = turns % 2 === 1;
  canvas.width = isAcross ? bitmap.height : bitmap.width;
  canvas.height = isAcross ? bitmap.width : bitmap.height;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((turns * Math.PI) / 2);
  context?.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}
