const typeByName = (name: string) => (name.toLowerCase().endsWith('png') ? 'image/png' : 'image/jpeg');

/** Draws a small picture; the default type of its bytes is the type of its name. */
export async function drawPicture(name: string, bytes = typeByName(name)): Promise<File> {
  const canvas = new OffscreenCanvas(32, 20);
  canvas.getContext('2d')?.fillText('card', 2, 12);
  return new File([await canvas.convertToBlob({ type: bytes })], name, { type: typeByName(name) });
}

/** Creates a file whose name and type are not those of an allowed picture. */
export const createNonPicture = (name: string, type: string) => new File(['%PDF-'], name, { type });

export const WRONG_TYPE_TEXT = 'Upload file format should be of PNG, JPEG, JPG only';
