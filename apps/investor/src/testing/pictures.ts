/** A small picture that the browser has drawn. */
export async function drawnPicture(name: string): Promise<File> {
  const type = name.toLowerCase().endsWith('png') ? 'image/png' : 'image/jpeg';
  const canvas = new OffscreenCanvas(32, 20);
  canvas.getContext('2d')?.fillText('card', 2, 12);
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

/** A file that does not even claim to be a picture of an allowed type. */
export const otherFile = (name: string, type: string) => new File(['%PDF-'], name, { type });

export const wrongType = 'Upload file format should be of PNG, JPEG, JPG only';
